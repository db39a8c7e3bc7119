import { useMemo } from 'react';
import { fiscalYearPeriod } from '@pendapa/contracts';
import { useText } from '@pendapa/i18n';
import { useOptions, useReferences, useStatus } from '@pendapa/query';
import type { TargetTax } from './target-table.ts';

const ALL_TAXES = { dimension: 'taxType', search: '' } as const;

export interface TargetTaxes {
  readonly taxes: readonly TargetTax[];
  readonly isLoading: boolean;
}

/** Taxes of the agency that exist in a fiscal year; all if no year is given. */
export function useTargetTaxes(year: number | null): TargetTaxes {
  const text = useText();
  const { status } = useStatus();
  const { options, loading } = useOptions(ALL_TAXES, status !== null);
  const references = useReferences();
  const taxes = useMemo(() => {
    const period = year === null || status === null ? null : fiscalYearPeriod(year, status.fiscalYearStart);
    const isValid = (code: string): boolean => {
      const own = references?.taxTypes.find((tax) => tax.code === code);
      if (period === null || own === undefined) return true;
      return (own.validFrom === null || own.validFrom <= period.to) && (own.validTo === null || own.validTo >= period.from);
    };
    return options.filter(({ code }) => isValid(code)).map(({ code, name }) => ({ code, name: text(name), names: [name.id, name.en] }));
  }, [options, references, status, text, year]);
  return { taxes, isLoading: status !== null && loading };
}
