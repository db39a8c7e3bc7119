import { useMemo } from 'react';
import { useFormat } from '@pendapa/i18n';
import { useAgencySettings } from '../parts/agency-formats.tsx';

export interface TypedMoney {
  /** A typed amount in major units, with all digits. */
  readonly exact: (amount: bigint | null) => string;
  /** An amount of the dashboard in minor units, with all digits. */
  readonly stored: (minor: string | null) => string;
  readonly storedSum: (minor: readonly string[]) => string;
  /** Difference of a typed amount from one of the dashboard; unknown if one is missing. */
  readonly change: (amount: bigint | null, minor: string | null) => string;
}

/** Formats of typed amounts, which are in major units, beside those of the dashboard, which are in minor units. */
export function useTypedMoney(): TypedMoney {
  const { moneyExact, moneyChange } = useFormat();
  const { digits } = useAgencySettings().currency;
  return useMemo(() => {
    const minorOf = (amount: bigint): bigint => amount * 10n ** BigInt(digits);
    return {
      exact: (amount) => moneyExact(amount === null ? null : minorOf(amount)),
      stored: moneyExact,
      storedSum: (minor) => moneyExact(minor.length === 0 ? null : minor.reduce((sum, own) => sum + BigInt(own), 0n)),
      change: (amount, minor) => moneyChange(amount === null || minor === null ? null : minorOf(amount) - BigInt(minor)),
    };
  }, [digits, moneyExact, moneyChange]);
}
