import type { Currency, ExtractKey, Period } from '@pendapa/contracts';
import type { TableName } from '@pendapa/warehouse';
import type { Finding, FindingList } from './finding.ts';
import type { Replacing } from './replacing.ts';
import type { RowCounts } from './rows/load-state.ts';
import type { ReconcileResult } from './rows/reconcile.ts';
import type { AppliedRule } from './validation/apply-rules.ts';

export interface ReceiptFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Findings of one severity: the first thousand causes, how many places there were, and in how many rows. */
export interface ReceiptFindings {
  readonly count: number;
  /** Left out in receipts that were kept before rows were counted. */
  readonly rows?: number;
  readonly listed: readonly Finding[];
}

export const findingsOf = (list: FindingList): ReceiptFindings => ({ count: list.count, rows: list.rows, listed: list.listed });

/** Minor units as exact text, of the rows whose amount is above zero. */
export interface ReceiptAmounts {
  readonly smallest: string;
  readonly median: string;
  readonly largest: string;
}

/** What a load did to one extract. Sums are minor units of the currency as exact text; null where the extract has no amounts. */
export interface ExtractReceipt {
  readonly extract: ExtractKey;
  readonly profile: string;
  readonly rows: RowCounts;
  /** First and last posting date of payments. */
  readonly period: Period | null;
  readonly sums: { readonly file: string | null; readonly before: string | null; readonly after: string | null };
  /** Null where the extract has no amounts or was refused; left out in receipts that were kept before they were told. */
  readonly amounts?: ReceiptAmounts | null;
  /** Rows of the extract that are served before and after; null where they are not known before publication. */
  readonly stored: { readonly before: number; readonly after: number | null };
  /** Rows without a code, by the file's column; left out in receipts that were kept before they were counted. */
  readonly emptyCodes?: Readonly<Record<string, number>>;
  /** Codes made from the file, by table. */
  readonly created: Readonly<Partial<Record<TableName, number>>>;
  readonly reconciled: readonly ReconcileResult[];
  /** Rows whose value was taken from their tax object because the extract does not give it, by column. */
  readonly fromObject: Readonly<Record<string, number>>;
  /** Rules of the extract, in the order in which they were applied. */
  readonly rules: readonly AppliedRule[];
}

/** What an import did; the figures at the top are those of its first extract. */
export interface Receipt extends ExtractReceipt {
  readonly format: 1;
  /** UTC instant. */
  readonly at: string;
  /** `checked`: everything but the publication; `unchanged`: these very files were imported before. */
  readonly outcome: 'published' | 'checked' | 'unchanged' | 'refused';
  /** Name of the file or folder. */
  readonly source: string;
  readonly files: readonly ReceiptFile[];
  /** Of the file, or over the checksums of a folder's files. */
  readonly sha256: string;
  readonly replaced: Period | null;
  /** What goes and what comes, by extract, tax and month; left out in receipts that were kept before it was told. */
  readonly replacing?: readonly Replacing[];
  readonly currency: Currency;
  /** The other extracts of a folder with a manifest, in the order in which they were read. */
  readonly others: readonly ExtractReceipt[];
  readonly warned: ReceiptFindings;
  readonly refused: ReceiptFindings;
  /** The generation that is served since; null where nothing was published. */
  readonly generation: number | null;
  /** When the same files were imported before; UTC instant. */
  readonly unchangedSince: string | null;
  /** Name of the stored receipt in `<data>/receipts`, without its ending; null where none is stored. */
  readonly kept: string | null;
  readonly seconds: number;
}
