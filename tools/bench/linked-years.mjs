/** Figures of the register, by the dimensions of its subjects. */
const TABLES = [
  ...['sector', 'legalForm', 'sizeBand', 'ageGroup', 'residence'].flatMap((dimension) => [
    { subject: 'holders', measures: ['taxpayers', 'objects'], by: [dimension] },
    { subject: 'holders', measures: ['taxpayers', 'objects'], by: ['taxpayerKind', dimension] },
    { subject: 'taxpayers', measures: ['registered'], by: ['taxpayerKind', dimension] },
  ]),
  { subject: 'taxpayers', measures: ['registered'], by: ['ageGroup', 'sex'] },
  { subject: 'taxpayers', measures: ['registered'], by: ['sector', 'sizeBand'] },
];
/** Calendar years before the current one. */
const YEARS = 3;

const pad = (year, day) => `${year}-${day}`;

/** Every figure of an answer by its codes: its value, or that it is hidden. */
function figuresOf({ columns }) {
  const codes = columns.filter(({ kind }) => kind === 'dimension');
  const figures = columns.filter(({ kind, series }) => kind === 'measure' && series === 'current');
  return new Map(
    figures.flatMap(({ key, values, states = [] }) => {
      const hidden = new Set(states.flatMap(({ state, at }) => (state.state === 'hidden' ? at : [])));
      return values.map((value, row) => [
        [key, ...codes.map(({ values: own }) => own[row] ?? '-')].join(' / '),
        hidden.has(row) ? 'hidden' : String(value ?? 0),
      ]);
    }),
  );
}

/**
 * Figures of the register that differ between years: `{ table, figure, now, then, year }`. Subtracting two such tables could reveal who is
 * in only one of them. One could also reveal what the other hides.
 */
export async function linkedYears(warehouse) {
  const { asOf } = warehouse.status();
  const last = Number(asOf.slice(0, 4));
  const periods = [
    { from: pad(last - 1, '01-01'), to: pad(last - 1, asOf.slice(5)) },
    ...Array.from({ length: YEARS }, (_, back) => ({ from: pad(last - 1 - back, '01-01'), to: pad(last - 1 - back, '12-31') })),
  ];
  const faults = [];
  for (const table of TABLES) {
    const now = figuresOf(await warehouse.answer(table));
    for (const period of periods) {
      const then = figuresOf(await warehouse.answer({ ...table, ...period }));
      for (const figure of new Set([...now.keys(), ...then.keys()])) {
        const [one, other] = [now.get(figure) ?? '0', then.get(figure) ?? '0'];
        if (one !== other)
          faults.push({ table: `${table.subject} by ${table.by.join(' x ')}`, figure, now: one, then: other, year: period.to });
      }
    }
  }
  return faults;
}
