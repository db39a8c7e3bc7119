import type { Currency, ExtractKey, Period, Texts } from '@pendapa/contracts';
import type { TableName } from '@pendapa/warehouse';
import type { Finding, FindingList } from './finding.ts';
import type { Replacing } from './replacing.ts';
import type { RowCounts } from './rows/load-state.ts';
import type { ReconcileResult } from './rows/reconcile.ts';
import type { RoundedAmounts } from './values/rounded-sum.ts';
import type { AppliedRule } from './validation/apply-rules.ts';

export interface ReceiptFile {
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** Findings of one severity: the first thousand causes, and the numbers of places and rows. */
export interface ReceiptFindings {
  readonly count: number;
  /** Missing in receipts from before rows were counted. */
  readonly rows?: number;
  readonly listed: readonly Finding[];
}

export const findingsOf = (list: FindingList): ReceiptFindings => ({ count: list.count, rows: list.rows, listed: list.listed });

/** Exact text in minor units, of rows with a positive amount. */
export interface ReceiptAmounts {
  readonly smallest: string;
  readonly median: string;
  readonly largest: string;
}

/** Result of a load for one extract. Sums are exact text in minor units; null if the extract has no amounts. */
export interface ExtractReceipt {
  readonly extract: ExtractKey;
  readonly profile: string;
  readonly rows: RowCounts;
  /** First and last posting date of payments. */
  readonly period: Period | null;
  readonly sums: { readonly file: string | null; readonly before: string | null; readonly after: string | null };
  /** Null if the extract has no amounts or was refused; missing in older receipts. */
  readonly amounts?: ReceiptAmounts | null;
  /** Served rows of the extract before and after; null if unknown before the publication. */
  readonly stored: { readonly before: number; readonly after: number | null };
  /** Rows without a code, by column of the file; missing in older receipts. */
  readonly emptyCodes?: Readonly<Record<string, number>>;
  /** Amounts that the profile's rule rounded; null if there are none, missing in older receipts. */
  readonly rounded?: RoundedAmounts | null;
  /** Number of codes created from the file, by table. */
  readonly created: Readonly<Partial<Record<TableName, number>>>;
  readonly reconciled: readonly ReconcileResult[];
  /** Rows that took a value from their tax object, by column. */
  readonly fromObject: Readonly<Record<string, number>>;
  /** Rules of the extract, in the order in which they were applied. */
  readonly rules: readonly AppliedRule[];
}

/** Result of an import; the figures at the top are those of its first extract. */
export interface Receipt extends ExtractReceipt {
  readonly format: 1;
  /** UTC instant. */
  readonly at: string;
  /** `checked`: not published on request; `unchanged`: the same files were imported before. */
  readonly outcome: 'published' | 'checked' | 'unchanged' | 'refused';
  /** Name of the file or folder. */
  readonly source: string;
  readonly files: readonly ReceiptFile[];
  /** Checksum of the file, or of the checksums of a folder's files. */
  readonly sha256: string;
  readonly replaced: Period | null;
  /** Rows removed and added by extract, tax and month; missing in older receipts. */
  readonly replacing?: readonly Replacing[];
  /**
   * All that goes and comes, also single rows of the same number, and extracts that only add rows. Only in receipts of checks,
   * and of publications after a check; `replacing` has wholes only.
   */
  readonly changes?: readonly Replacing[];
  /** Names of the taxes in `changes`, by code. */
  readonly taxNames?: Readonly<Record<string, Texts>>;
  readonly currency: Currency;
  /** Other extracts of a folder with a manifest, in reading order. */
  readonly others: readonly ExtractReceipt[];
  readonly warned: ReceiptFindings;
  readonly refused: ReceiptFindings;
  /** Generation that was published; null if none was. */
  readonly generation: number | null;
  /** UTC instant at which the same files were imported before. */
  readonly unchangedSince: string | null;
  /** Name of the stored receipt in `<data>/receipts` without ending; null if none is stored. */
  readonly kept: string | null;
  readonly seconds: number;
}
