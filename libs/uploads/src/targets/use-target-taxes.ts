import { useMemo } from 'react';
import { fiscalYearPeriod } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import { useOptions, useReferencesResult, useStatus, type Failure } from '@pendapa/query';
import { typedTaxes, type TargetDraft } from './target-draft.ts';
import type { TargetTax } from './target-table.ts';

const ALL_TAXES = { dimension: 'taxType', search: '' } as const;
/** The member of rows whose tax is not mapped; it is no tax. */
const UNMAPPED = 'UNMAPPED';
const NO_TAXES: readonly TargetTax[] = [];

/** `truncated`: the server did not send all taxes. `none`: the dashboard has none. */
export type TargetTaxesState = 'loading' | 'failed' | 'truncated' | 'none' | 'ready';

export interface TargetTaxes {
  readonly state: TargetTaxesState;
  /** Rows of the table; none unless ready. */
  readonly taxes: readonly TargetTax[];
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/**
 * Taxes of the agency that exist in the fiscal year of a draft; all if it has no year. Taxes with typed text stay, so that no text is
 * out of sight.
 */
export function useTargetTaxes(draft: TargetDraft): TargetTaxes {
  const text = useText();
  const { status } = useStatus();
  const { options, truncated, loading, failure, retry } = useOptions(ALL_TAXES, status !== null);
  const { references, isLoading: isYearUnknown } = useReferencesResult();
  const { year } = draft;
  const mapped = useMemo(() => options.filter(({ code }) => code !== UNMAPPED), [options]);
  const taxes = useMemo(() => {
    const period = year === null || status === null ? null : fiscalYearPeriod(year, status.fiscalYearStart);
    const isValid = (code: string): boolean => {
      const own = references?.taxTypes.find((tax) => tax.code === code);
      if (period === null || own === undefined) return true;
      return (own.validFrom === null || own.validFrom <= period.to) && (own.validTo === null || own.validTo >= period.from);
    };
    const typed = typedTaxes(draft);
    const known = mapped.flatMap(({ code, name }): TargetTax[] => {
      const tax = { code, name: text(name), names: [name.id, name.en] };
      if (isValid(code)) return [tax];
      return typed.has(code) ? [{ ...tax, isGone: true }] : [];
    });
    const unknown = [...typed].filter((code) => !mapped.some((own) => own.code === code));
    return [...known, ...unknown.map((code): TargetTax => ({ code, name: code, names: [], isGone: true }))];
  }, [mapped, references, status, text, year, draft]);
  const stateOf = (): TargetTaxesState => {
    if (failure !== null) return 'failed';
    if (status !== null && (loading || isYearUnknown)) return 'loading';
    if (truncated) return 'truncated';
    return mapped.length === 0 ? 'none' : 'ready';
  };
  const state = stateOf();
  return { state, taxes: state === 'ready' ? taxes : NO_TAXES, failure, retry };
}
