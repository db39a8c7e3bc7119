import { randomGenerator } from './random-generator.ts';
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

/** Firms of some sectors, few of them large or micro, and ten times as many individuals as firms of a sector. */
export function peopleOf(sectors: number): readonly Person[] {
  const draw = randomGenerator(20_261_122);
  const size = (): string => {
    const number = draw.below(OF_A_HUNDRED);
    return number < 65 ? 'small' : number < 85 ? 'medium' : number < 96 ? 'large' : 'micro';
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

/** Each person pays for an object of each of its taxes in 2024, most also in spring 2025. Most objects are assessed. */
export function confidentialAgency(people: readonly Person[]): Incoming {
  const draw = randomGenerator(7);
  const objects = people.flatMap(({ key, taxes }) => taxes.map((tax, index) => ({ key, tax, object: key * 10 + index })));
  const paid = objects.flatMap(({ key, tax }) => {
    const amount = 10 ** (2 + draw.below(3)) * (1 + draw.below(9));
    const of = (day: string) => ({ ...payment(day, tax, amount, { channel: key % 3 === 0 ? 'TELLER' : 'VA' }), taxpayer_key: key });
    // A few pay in four parts.
    const parts = draw.below(OF_A_HUNDRED) < 3 ? 4 : 1;
    return (draw.below(4) === 0 ? ['2024-09-02'] : ['2024-02-10', '2025-02-10']).flatMap((day) =>
      Array.from({ length: parts }, () => of(day)),
    );
  });
  // A third of the land is exempt. Some objects have no assessment, and a few unknown exemptions.
  const exempt = randomGenerator(11);
  const exemptionOf = (tax: string): number | null => {
    const number = exempt.below(OF_A_HUNDRED);
    if (number < 3) return null;
    return tax === 'PBB' && number < 36 ? 1_000 : 0;
  };
  const notices = objects
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
      // A few registered later, nine of them in the spring of the tests.
      registered_on: key < 900 && key % 97 === 0 ? '2024-01-15' : key % 61 === 0 ? '2024-06-01' : '2020-01-01',
      status: 'active',
    })),
    objects: objects.map(({ key, tax, object }) => ({ ...objectOf(object, '2020-01-01', null, { tax }), taxpayer_key: key })),
    payments: paid,
  };
}
