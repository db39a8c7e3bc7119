export type Cells = Readonly<Record<string, string | number | undefined>>;

const WARDS = ['99.01.01.1001', '99.01.02.1001', '99.02.01.1001'] as const;
export const OFFICES = ['UP3D-990101', 'UP3D-990102', 'UP3D-990201'] as const;
export const SAMSATS = ['SAMSAT-9901', 'SAMSAT-9902'] as const;

export interface TaxObject {
  readonly id: string;
  readonly tax: string;
  readonly base: number;
  readonly cells: Cells;
}

const npwpdOf = (number: number): string => `99.${String(number).padStart(7, '0')}.0${String((number % 2) + 1)}`;

export function taxpayers(below: (limit: number) => number): readonly Cells[] {
  return Array.from({ length: 48 }, (_, index) => {
    const number = index + 101;
    const common = {
      npwpd: npwpdOf(number),
      residence: index % 3 === 0 ? '99.02' : '99.01',
      registeredOn: `20${String(14 + (index % 10))}-03-01`,
    };
    const state = index % 12 === 5 ? { status: 'closed', closedOn: '2025-02-03' } : { status: 'active' };
    if (index % 2 === 0)
      return { ...common, ...state, kind: 'corporate', name: `PT Contoh ${String(number)}`, sector: 'I', legalForm: 'PT', size: 'medium' };
    const person = {
      nik: `99010145048${String(number).padStart(5, '0')}`,
      birthYear: 1960 + below(40),
      sex: index % 4 === 1 ? 'F' : 'M',
      nikValid: 'true',
    };
    return { ...common, ...state, kind: 'individual', name: `Warga ${String(number)}`, ...person, size: 'micro' };
  });
}

export function objects(below: (limit: number) => number): readonly TaxObject[] {
  return Array.from({ length: 60 }, (_, index): TaxObject => {
    const place = index % 3;
    const kind = ['PKB', 'PBBP2', 'PKB', 'PBJT_MAMIN', 'PBBP2', 'REKLAME'][index % 6] ?? 'PKB';
    const number = String(index + 101).padStart(4, '0');
    const base = kind === 'PBJT_MAMIN' ? 20_000_000 : 50_000_000 + below(100) * 1_000_000;
    const common = {
      taxpayer: npwpdOf(101 + (index % 48)),
      openedOn: `20${String(14 + (index % 9))}-05-04`,
      status: 'active',
      updatedOn: '2025-01-02',
    };
    const ofPlace = { unit: OFFICES[place] ?? '', region: WARDS[place] ?? '' };
    const closure = index % 20 === 7 ? { status: 'closed', closedOn: '2025-04-08' } : {};
    if (kind === 'PKB') {
      const cells = {
        unit: SAMSATS[index % 2] ?? '',
        region: index % 2 === 0 ? '99.01' : '99.02',
        class: 'CAR',
        use: 'PRIVATE',
        baseValue: base,
      };
      return { id: `B ${number} XY`, tax: kind, base, cells: { idType: 'nrkb', ...common, ...cells, ...closure } };
    }
    if (kind === 'PBBP2') {
      const land = { class: 'HOUSE', use: 'RESIDENCE', baseValue: base, landM2: 120, buildingM2: 90, latitude: -6.2, longitude: 106.8 };
      return { id: `99.71.010.001.001-${number}.0`, tax: kind, base, cells: { idType: 'nop', ...common, ...ofPlace, ...land, ...closure } };
    }
    const what = kind === 'REKLAME' ? 'BILLBOARD' : 'RESTAURANT';
    return {
      id: `NOPD-${number}`,
      tax: kind,
      base,
      cells: { idType: 'nopd', ...common, ...ofPlace, class: what, use: 'BUSINESS', ...closure },
    };
  });
}
