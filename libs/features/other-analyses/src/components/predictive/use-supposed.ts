import { useAddressChoice } from '@pendapa/analysis';
import { useAddress } from '@pendapa/page-manifest';
import type { Supposed, SupposedKey } from './scenarios.ts';

/** What can be chosen, in per cent, and months for the day on which land tax falls due; the first is what the address leaves out. */
export const CHOICES = {
  arrears: ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'],
  bphtb: ['0', '-20', '-15', '-10', '-5', '5', '10', '15', '20'],
  pbjt: ['0', '-20', '-15', '-10', '-5', '5', '10', '15', '20'],
  pbb: ['0', '-3', '-2', '-1', '1', '2', '3'],
} as const satisfies Readonly<Record<SupposedKey, readonly [string, ...string[]]>>;

export interface SupposedChoice {
  /** As the sliders tell it: per cent and months. */
  readonly chosen: Supposed;
  /** As it is worked out with: ratios and months. */
  readonly supposed: Supposed;
  readonly choose: (key: SupposedKey, value: number) => void;
  readonly reset: () => void;
}

const KEYS = { arrears: 'sa', bphtb: 'sb', pbjt: 'sj', pbb: 'sp' } as const;

const clamp = (value: number, [min, max]: readonly [number, number]): number => Math.min(Math.max(value, min), max);

/** What the reader supposes, kept in the address; `window` is how far land tax can move within the year. */
export function useSupposed(window: readonly [earliest: number, latest: number]): SupposedChoice {
  const { changeParameters } = useAddress();
  const choices = {
    arrears: useAddressChoice<string>(KEYS.arrears, CHOICES.arrears),
    bphtb: useAddressChoice<string>(KEYS.bphtb, CHOICES.bphtb),
    pbjt: useAddressChoice<string>(KEYS.pbjt, CHOICES.pbjt),
    pbb: useAddressChoice<string>(KEYS.pbb, CHOICES.pbb),
  };
  const of = (key: SupposedKey): number => Number(choices[key][0]);
  const chosen = { arrears: of('arrears'), bphtb: of('bphtb'), pbjt: of('pbjt'), pbb: clamp(of('pbb'), window) };
  const ratio = (key: SupposedKey): number => chosen[key] / 100;
  return {
    chosen,
    supposed: { arrears: ratio('arrears'), bphtb: ratio('bphtb'), pbjt: ratio('pbjt'), pbb: chosen.pbb },
    choose: (key, value) => choices[key][1](String(value)),
    reset: () =>
      changeParameters((latest) => {
        const left = new URLSearchParams(latest);
        for (const key of Object.values(KEYS)) left.delete(key);
        return left;
      }),
  };
}
