import { drawing } from './drawing.ts';
import { objectOf, payment, REFERENCE, type Incoming } from './small-agency.ts';

export interface Person {
  readonly key: number;
  readonly kind: 'individual' | 'corporate';
  readonly sector: string | null;
  readonly size: string | null;
  readonly sex: string | null;
  readonly born: number | null;
  readonly form: string | null;
  readonly residence: string;
  readonly taxes: readonly string[];
}

const TAXES = ['PBB', 'PKB', 'RESTO'] as const;
const FIRMS_OF_A_SECTOR = 60;
const OF_A_HUNDRED = 100;

/** Firms of some sectors, of which few are large and fewer tiny, and ten times as many individuals as a sector has firms. */
export function peopleOf(sectors: number): readonly Person[] {
  const draw = drawing(20_261_122);
  const size = (): string => {
    const drawn = draw.below(OF_A_HUNDRED);
    return drawn < 65 ? 'small' : drawn < 85 ? 'medium' : drawn < 96 ? 'large' : 'micro';
  };
  const residence = (): string => (draw.below(OF_A_HUNDRED) === 0 ? '31.01' : draw.from(['31.71', '31.72', '31.73']));
  const form = (): string => (draw.below(OF_A_HUNDRED) < 2 ? 'FIRMA' : draw.from(['PT', 'CV']));
  const taxes = (): readonly string[] => TAXES.filter((tax, index) => index === 0 || draw.below(tax === 'PKB' ? 3 : 12) === 0);
  const firms = Array.from({ length: sectors * FIRMS_OF_A_SECTOR }, (_, index): Person => {
    const sector = `S${String(index % sectors).padStart(2, '0')}`;
    return {
      key: index + 1,
      kind: 'corporate',
      sector,
      size: size(),
      sex: null,
      born: null,
      form: form(),
      residence: residence(),
      taxes: taxes(),
    };
  });
  const people = Array.from({ length: 10 * FIRMS_OF_A_SECTOR }, (_, index): Person => {
    const born = draw.below(OF_A_HUNDRED) === 0 ? 2003 : 1950 + draw.below(45);
    return {
      key: firms.length + index + 1,
      kind: 'individual',
      sector: null,
      size: null,
      sex: draw.from(['F', 'M']),
      born,
      form: null,
      residence: residence(),
      taxes: taxes(),
    };
  });
  return [...firms, ...people];
}

/** Everybody has an object of each tax and pays for it in 2024, most of them again in the spring of 2025; most objects are assessed. */
export function confidentialAgency(people: readonly Person[]): Incoming {
  const draw = drawing(7);
  const held = people.flatMap(({ key, taxes }) => taxes.map((tax, index) => ({ key, tax, object: key * 10 + index })));
  const paid = held.flatMap(({ key, tax }) => {
    const amount = 10 ** (2 + draw.below(3)) * (1 + draw.below(9));
    const of = (day: string) => ({ ...payment(day, tax, amount, { channel: key % 3 === 0 ? 'TELLER' : 'VA' }), taxpayer_key: key });
    // A few pay in many parts.
    const parts = draw.below(OF_A_HUNDRED) < 3 ? 4 : 1;
    return (draw.below(4) === 0 ? ['2024-09-02'] : ['2024-02-10', '2025-02-10']).flatMap((day) =>
      Array.from({ length: parts }, () => of(day)),
    );
  });
  // A third of the land is exempt; of some objects there is no assessment, and of a few it is not known.
  const exempt = drawing(11);
  const exemptionOf = (tax: string): number | null => {
    const drawn = exempt.below(OF_A_HUNDRED);
    if (drawn < 3) return null;
    return tax === 'PBB' && drawn < 36 ? 1_000 : 0;
  };
  const notices = held
    .filter(() => exempt.below(10) > 0)
    .map(({ tax, object }) => ({
      assessment_id: `N${String(object)}`,
      document: 'SPPT',
      tax_code: tax,
      object_key: object,
      tax_year: 2025,
      issued_on: '2025-01-02',
      due_on: '2025-09-30',
      principal: 1_000,
      exemption: exemptionOf(tax),
    }));
  return {
    ...REFERENCE,
    assessments: notices,
    taxpayers: people.map(({ key, kind, sector, size, sex, born, form, residence }) => ({
      taxpayer_key: key,
      kind,
      sector_code: sector,
      size_band: size,
      sex,
      birth_year: born,
      legal_form: form,
      residence_code: residence,
      // Few came later, nine of them within the spring that is asked for.
      registered_on: key < 900 && key % 97 === 0 ? '2024-01-15' : key % 61 === 0 ? '2024-06-01' : '2020-01-01',
      status: 'active',
    })),
    objects: held.map(({ key, tax, object }) => ({ ...objectOf(object, '2020-01-01', null, { tax }), taxpayer_key: key })),
    payments: paid,
  };
}
