import { LISTED_FINDINGS, type ExtractResult, type UploadReceipt } from '@pendapa/contracts';
import type { ExtractReceipt, Receipt, ReceiptFindings } from '@pendapa/importing';

const findingsForPage = ({ count, rows = 0, listed }: ReceiptFindings): UploadReceipt['refused'] => ({
  count,
  rows,
  listed: listed.slice(0, LISTED_FINDINGS).map((finding) => ({ ...finding, params: { ...finding.params }, lines: [...finding.lines] })),
});

function extractForPage(one: ExtractReceipt, { replacing = [], changes = replacing, taxNames = {} }: Receipt): ExtractResult {
  const change = changes.find(({ extract }) => extract === one.extract);
  return {
    extract: one.extract,
    period: one.period,
    rows: { ...one.rows },
    sums: { ...one.sums },
    amounts: one.amounts ?? null,
    created: { ...one.created },
    reconciled: one.reconciled.map((result) => ({ ...result })),
    months: (change?.lines ?? []).map((line) => ({ ...line, taxName: line.tax === null ? null : (taxNames[line.tax] ?? null) })),
    sources: [...(change?.sources ?? [])],
  };
}

/** The part of a receipt that a page shows; rows and all findings stay on the server. */
export const receiptForPage = (receipt: Receipt): UploadReceipt => ({
  name: receipt.kept,
  at: receipt.at,
  outcome: receipt.outcome,
  currency: receipt.currency,
  extracts: [receipt, ...receipt.others].map((one) => extractForPage(one, receipt)),
  warned: findingsForPage(receipt.warned),
  refused: findingsForPage(receipt.refused),
  generation: receipt.generation,
  unchangedSince: receipt.unchangedSince,
  seconds: receipt.seconds,
});
