import { useMemo } from 'react';
import { fiscalYearPeriod } from '@pendapa/contracts';
import { rowsOf, useAnswer, useReferences, useStatus, valueOf } from '@pendapa/query';
import { currentYear } from './current-year.ts';
import type { TargetDraft, TypedVersion } from './target-draft.ts';

/** Targets of a year that the dashboard has. */
export interface CurrentTargets {
  /** The typed version if it is there already, else the version that it revises. */
  readonly version: TypedVersion;
  /** Day from which they hold. */
  readonly effectiveFrom: string;
  /** Minor units by tax; null if the dashboard cannot show them. */
  readonly amounts: ReadonlyMap<string, string> | null;
}

const MEASURES = { apbd: 'targetApbd', apbdp: 'targetApbdp' } as const;

/** The targets with which the typed ones are compared; null if the dashboard has none of the year. */
export function useCurrentTargets({ year, version }: TargetDraft): CurrentTargets | null {
  const { status } = useStatus();
  const versions = useReferences()?.targetVersions.filter((own) => own.year === year) ?? [];
  const current = versions.find((own) => own.version === version) ?? versions.find((own) => own.version === 'apbd') ?? null;
  const asOf = status?.asOf ?? null;
  const hasDays = status !== null && asOf !== null && year !== null && year <= currentYear(status);
  const period = hasDays ? fiscalYearPeriod(year, status.fiscalYearStart) : null;
  const { answer, state } = useAnswer(
    {
      subject: 'achievement',
      measures: ['targetApbd', 'targetApbdp'],
      by: ['taxType'],
      compare: 'none',
      ...(period === null ? {} : { from: period.from }),
      ...(period === null || asOf === null || period.to >= asOf ? {} : { to: period.to }),
    },
    period !== null && current !== null,
  );
  const measure = MEASURES[current?.version ?? 'apbd'];
  const amounts = useMemo(() => {
    // Figures of another year must not stand beside the typed ones.
    if (answer === null || state !== 'ready') return null;
    const pairs = rowsOf(answer).flatMap(({ codes, current: figures }) => {
      const amount = valueOf(figures[measure]);
      return codes.taxType === null || typeof amount !== 'string' ? [] : [[codes.taxType, amount] as const];
    });
    return new Map(pairs);
  }, [answer, state, measure]);
  if (current === null || version === null) return null;
  return { version: current.version, effectiveFrom: current.effectiveFrom, amounts: period === null ? null : amounts };
}
