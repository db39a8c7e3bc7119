import { lastMonths, type Group, type View } from '@pendapa/oracle';
import { changeOf, derived, rank, type Column, type Columns } from '../columns.ts';
import type { PageOfFigures, Panel } from '../panel.ts';
import { hasPlace, namesIn, ofAreas, ofMap, ofRows, onMap } from '../places.ts';
import { moneyOf } from './revenue.ts';

const OFFERS = ['period', 'compare', 'region', 'tax', 'category', 'unit', 'kind', 'penalty'] as const;

/** Rank among the regions; rows without a region have none. */
const placeAt =
  (side: 'now' | 'before', view: View): Column['cell'] =>
  (group, { groups }) => {
    const money = moneyOf(view);
    const of = (one: Group) => one[side][money];
    return hasPlace(group.key) && group.key.length > 0 ? rank(groups.filter(({ key }) => hasPlace(key)).map(of), of(group)) : null;
  };
const ranks = (view: View): Columns => ({
  Rank: derived([moneyOf(view)], placeAt('now', view)),
  'Change in rank': {
    ...derived([moneyOf(view)], (group, all) => {
      const [now, before] = [placeAt('now', view)(group, all, view), placeAt('before', view)(group, all, view)];
      return typeof now === 'number' && typeof before === 'number' ? before - now : null;
    }),
    usesComparison: true,
  },
});

const MAP: Panel = {
  titles: ['Map of the regions'],
  conditionSql: onMap,
  names: () => ({ City: 'city', District: 'district', Ward: 'ward' }),
  columns: (view) => ({ 'Change in revenue': changeOf(moneyOf(view)) }),
};
const RANKING: Panel = {
  titles: ['Regions by revenue', 'Largest falls', 'Largest rises'],
  conditionSql: onMap,
  names: namesIn(ofMap),
  columns: ranks,
};

export const REGIONAL_PAGES: readonly PageOfFigures[] = [
  {
    address: '/regional',
    offeredFilters: [...OFFERS, 'level'],
    subjects: ['revenue'],
    names: namesIn(ofRows),
    uncheckedCards: [
      'Share of the top 10',
      'Gap between the highest and lowest UP3D achievement (percentage points)',
      'Top region',
      'UP3D below 90% of plan',
      'Regions with falling revenue',
      'Revenue without a ',
    ],
    panels: [MAP, RANKING, { titles: ['By region in detail'], columns: ranks }],
  },
  {
    address: '/detailed-regional',
    offeredFilters: OFFERS,
    subjects: ['revenue', 'assessments', 'arrears', 'objects'],
    conditionSql: onMap,
    uncheckedCards: ['Rank by revenue'],
    panels: [
      MAP,
      RANKING,
      { titles: ['Regions sized by revenue'], names: namesIn(ofAreas), columns: ranks },
      { titles: ['Development of each region'], days: lastMonths(25) },
      { titles: ['Six indicators compared by region'], names: namesIn(ofMap, 'Region'), hasRow: (_, key) => hasPlace(key) },
      { titles: ['List of regions'], names: namesIn(ofMap, 'Region') },
    ],
  },
];
