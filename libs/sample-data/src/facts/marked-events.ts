import type { Texts } from '@pendapa/contracts';
import { YEARS } from './assumptions.ts';
import { LEBARAN, LEBARAN_PAUSE } from './calendar.ts';
import { PBB_DISCOUNTS } from './seasonality.ts';
import { PBB_DUE, REFORM } from './rules.ts';
import type { TaxCode } from './tax-types.ts';

export interface MarkedEvent {
  readonly code: string;
  readonly kind: 'due-date' | 'waiver' | 'discount' | 'holiday' | 'budget' | 'reform' | 'other';
  readonly from: string;
  readonly to: string | null;
  readonly tax: TaxCode | null;
  readonly text: Texts;
  /** Event from this many days before to this many days after a day of another calendar. */
  readonly around?: { readonly before: number; readonly after: number };
}

const percent = (value: number, mark: string): string => String(value).replace('.', mark);

const discounts: readonly MarkedEvent[] = PBB_DISCOUNTS.map(({ from, to, percent: off }) => ({
  code: `PBB-DISCOUNT-${from}`,
  kind: 'discount',
  from,
  to,
  tax: 'PBBP2',
  text: { id: `Keringanan PBB-P2 ${percent(off, ',')} %`, en: `PBB-P2 discount of ${percent(off, '.')}%` },
}));

const waivers: readonly MarkedEvent[] = YEARS.filter((year) => year !== 2025).map((year) => ({
  code: `PKB-WAIVER-${String(year)}`,
  kind: 'waiver',
  from: `${String(year)}-06-15`,
  to: `${String(year)}-07-31`,
  tax: 'PKB',
  text: {
    id: 'Penghapusan denda PKB, HUT Jakarta (tanggal rekaan)',
    en: 'Vehicle tax penalties waived, city anniversary (invented dates)',
  },
}));

const dueDateChanges: readonly MarkedEvent[] = YEARS.map((year) => ({
  code: `PBB-DUE-${String(year)}`,
  kind: 'due-date',
  from: `${String(year)}-${PBB_DUE}`,
  to: null,
  tax: 'PBBP2',
  text: { id: `Jatuh tempo PBB-P2 ${String(year)}`, en: `PBB-P2 ${String(year)} due` },
}));

const lebaran: readonly MarkedEvent[] = YEARS.map((year) => ({
  code: `LEBARAN-${String(year)}`,
  kind: 'holiday',
  from: LEBARAN[year] ?? '',
  to: null,
  tax: null,
  text: { id: 'Idul Fitri dan cuti bersama', en: 'Eid al-Fitr and joint leave' },
  around: LEBARAN_PAUSE,
}));

/** Events that explain the series. Invented ones are marked. */
export const MARKED_EVENTS: readonly MarkedEvent[] = [
  ...discounts,
  ...waivers,
  ...dueDateChanges,
  ...lebaran,
  {
    code: 'COVID-2020',
    kind: 'other',
    from: '2020-03-16',
    to: '2021-12-31',
    tax: null,
    text: { id: 'Pembatasan pada masa pandemi COVID-19', en: 'Restrictions of the COVID-19 pandemic' },
  },
  {
    code: 'PKB-WAIVER-2025',
    kind: 'waiver',
    from: '2025-06-14',
    to: '2025-08-31',
    tax: 'PKB',
    text: { id: 'Penghapusan sanksi PKB dan BBNKB', en: 'Penalties of vehicle taxes waived' },
  },
  {
    code: 'REFORM-2024',
    kind: 'reform',
    from: REFORM,
    to: null,
    tax: null,
    text: {
      id: 'Perda 1/2024 berlaku: PBJT, tarif parkir 10 %, bunga 1 % per bulan',
      en: 'Perda 1/2024 in force: PBJT, parking at 10%, interest 1% a month',
    },
  },
  {
    code: 'VEHICLE-TARIFF-2025',
    kind: 'reform',
    from: '2025-01-05',
    to: null,
    tax: 'PKB',
    text: { id: 'Tarif baru PKB dan BBNKB berlaku', en: 'New vehicle tax tariffs in force' },
  },
];
