import { byWeight, type Finding, type Findings, type Status } from '@pendapa/contracts';

/** Number of notices; on a fresh device the badge of the specification. */
export const NOTICES = 3;

/** A notice before it is put into words. Keys tell new notices from those already shown. */
export type Notice =
  | { readonly kind: 'finding'; readonly key: string; readonly finding: Finding }
  | { readonly kind: 'late' | 'failed-import' | 'load' | 'days' | 'nothing-found' | 'not-known' | 'no-data'; readonly key: string };

const keyOf = ({ rule, where, period, year }: Finding): string =>
  [rule, where.unit, where.tax, where.channel, year, period.to].map((part) => part ?? '').join('/');

const isLapsing = ({ rule }: Finding): number => Number(rule === 'lapsing');

/** The weightiest findings first; of equal weight lapsing debts. */
const inOrder = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((a, b) => byWeight(a, b) || isLapsing(b) - isLapsing(a));

/**
 * The three weightiest notices: failed imports, late data, findings and lapsing debts. Fewer are filled up with the last load, the days
 * covered, and that nothing was found.
 * @param found null while the findings are not known, which is a notice of its own
 */
export function noticesOf(status: Status | null, found: Findings | null): readonly Notice[] {
  if (status === null || status.asOf === null) return [{ kind: 'no-data', key: 'no-data' }];
  const { asOf, failedImportAt, publishedAt } = status;
  const weighty: readonly Notice[] = [
    ...(failedImportAt === null ? [] : [{ kind: 'failed-import' as const, key: `failed-import/${failedImportAt}` }]),
    ...(status.stale ? [{ kind: 'late' as const, key: `late/${asOf}` }] : []),
    ...(found === null ? [{ kind: 'not-known' as const, key: `not-known/${status.revision}` }] : []),
    ...inOrder(found?.findings ?? []).map((finding) => ({ kind: 'finding' as const, key: keyOf(finding), finding })),
  ];
  const fillers: readonly Notice[] = [
    { kind: 'load', key: `load/${publishedAt}` },
    { kind: 'days', key: `days/${asOf}` },
    ...(found === null ? [] : [{ kind: 'nothing-found' as const, key: `nothing-found/${status.revision}` }]),
  ];
  return [...weighty, ...fillers].slice(0, NOTICES);
}
