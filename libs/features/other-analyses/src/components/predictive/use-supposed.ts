import { useAddressChoice } from '@pendapa/filters';
import { useAddress } from '@pendapa/page-manifest';
import type { Supposed, SupposedKey } from './scenarios.ts';

/** Choices in percent, and in months for the due date of land tax. The first one is the default, which the address omits. */
export const CHOICES = {
  arrears: ['0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '100'],
  bphtb: ['0', '-20', '-15', '-10', '-5', '5', '10', '15', '20'],
  pbjt: ['0', '-20', '-15', '-10', '-5', '5', '10', '15', '20'],
  pbb: ['0', '-3', '-2', '-1', '1', '2', '3'],
} as const satisfies Readonly<Record<SupposedKey, readonly [string, ...string[]]>>;

export interface SupposedChoice {
  /** Values of the sliders: percent and months. */
  readonly chosen: Supposed;
  /** Values for the computation: ratios and months. */
  readonly supposed: Supposed;
  readonly choose: (key: SupposedKey, value: number) => void;
  readonly reset: () => void;
}

const KEYS = { arrears: 'sa', bphtb: 'sb', pbjt: 'sj', pbb: 'sp' } as const;

const clamp = (value: number, [min, max]: readonly [number, number]): number => Math.min(Math.max(value, min), max);

/** The user's suppositions, stored in the address. `window` limits by how many months land tax can move within the year. */
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
