import { lastMonths, quotient, type Group, type View } from '@pendapa/oracle';
import { changeOf, comparisonHeader, derived, measure, ratioOf, type Columns } from '../columns.ts';
import type { PageOfFigures } from '../panel.ts';

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'channel', 'penalty'] as const;
/** The money that the page shows: revenue, or its principal. */
export const moneyOf = ({ penalty }: View) => (penalty ? 'revenue.amount' : 'revenue.principal');
const SHORT_MONTHS = "replace(strftime($day, '%b %Y'), 'Sep ', 'Sept ')";

const OBJECTS = ['revenue.amountOnObjects', 'revenue.payingObjects'] as const;
/** Mean revenue per paying object of both years, times the change of their number. Null if a side has no objects. */
function countEffect({ now, before }: Group): number | null {
  const [amount, count] = [now['revenue.amountOnObjects'] ?? null, now['revenue.payingObjects'] ?? null];
  const [amountBefore, countBefore] = [before['revenue.amountOnObjects'] ?? null, before['revenue.payingObjects'] ?? null];
  if (amount === null || amountBefore === null || !count || !countBefore) return null;
  return Math.round(((count - countBefore) * (amount / count + amountBefore / countBefore)) / 2);
}
const EFFECTS: Columns = {
  'Effect of object count': { ...derived(OBJECTS, countEffect), usesComparison: true },
  'Effect of amount per object': {
    ...derived(OBJECTS, (group) => {
      const count = countEffect(group);
      return count === null ? null : (group.now[OBJECTS[0]] ?? 0) - (group.before[OBJECTS[0]] ?? 0) - count;
    }),
    usesComparison: true,
  },
};

const TREND: Omit<PageOfFigures, 'address'> = {
  offeredFilters: OFFERS,
  subjects: ['revenue', 'objects'],
  panels: [
    {
      titles: ['Revenue and tax objects per month', 'Actual revenue', 'Principal'],
      days: lastMonths(36),
      comparison: 'last-year',
      columns: (view) => ({
        'Against last year': changeOf(moneyOf(view)),
        'Paying ratio': ratioOf('revenue.payingObjects', 'objects.registered'),
      }),
      hasRow: ({ 'Actual revenue': amount, Principal }) => (amount ?? Principal ?? null) !== null,
    },
    {
      titles: ['Why revenue changed, by tax type'],
      columns: (view) => ({ ...EFFECTS, [comparisonHeader(view)]: changeOf('revenue.amountOnObjects') }),
    },
    {
      titles: ['Growth of objects and revenue by unit'],
      columns: {
        'Growth of paying objects': changeOf('revenue.payingObjects'),
        'Growth of revenue from objects': changeOf('revenue.amountOnObjects'),
      },
      hasRow: (cells) => [cells['Growth of paying objects'], cells['Growth of revenue from objects']].every((cell) => !Number.isNaN(cell)),
    },
  ],
};

export const REVENUE_PAGES: readonly PageOfFigures[] = [
  { address: '/', ...TREND },
  { address: '/revenue-op-trend', ...TREND },
  {
    address: '/revenue-channel',
    offeredFilters: OFFERS,
    subjects: ['revenue'],
    uncheckedCards: ['Largest change in share'],
    panels: [
      {
        titles: ['The six largest channels by month'],
        days: lastMonths(13),
        pivot: { sql: SHORT_MONTHS, column: (view) => measure(moneyOf(view)) },
        hasRow: () => false,
      },
      {
        titles: ['Payment channels by tax type'],
        columns: (view) => ({
          'Share within the tax type': derived([moneyOf(view)], ({ key, now }, { groups }) => {
            const own = groups.filter((other) => other.key[0] === key[0]);
            const whole = own.reduce((sum, other) => sum + (other.now[moneyOf(view)] ?? 0), 0);
            return whole > 0 ? quotient(now[moneyOf(view)], whole) : NaN;
          }),
        }),
      },
      {
        titles: ['Revenue by channel', 'Change of revenue by channel', 'Revenue by payment channel'],
        columns: (view) => ({
          [comparisonHeader(view)]: changeOf(moneyOf(view)),
          'Change in share': {
            ...derived([moneyOf(view)], ({ now, before }, { whole }) => {
              const share = (side: 'now' | 'before', figures: typeof now) => quotient(figures[moneyOf(view)], whole[side][moneyOf(view)]);
              return share('now', now) - share('before', before);
            }),
            usesComparison: true,
          },
        }),
      },
    ],
  },
  {
    address: '/revenue-bank-channel',
    offeredFilters: [...OFFERS, 'bank'],
    subjects: ['revenue'],
    uncheckedCards: [
      'Share of the largest bank',
      'Share of the largest bank-channel combination',
      'Bank-channel combinations that make up 80% of revenue',
    ],
    panels: [
      {
        titles: [
          'Largest combinations of bank and channel',
          'Largest changes',
          'Revenue by bank and channel',
          'Concentration of revenue in combinations of bank and channel',
          'Banks and channels, sized by revenue',
        ],
        columns: (view) => ({ [comparisonHeader(view)]: changeOf(moneyOf(view)) }),
      },
    ],
  },
];
