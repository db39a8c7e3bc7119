import { card, panel, type PageOfFigures, type Split } from '../panel.ts';
import { average, share, value } from '../columns.ts';
import { openToday, open, PAYING_OBJECTS, REGISTERED, suspended } from '../measures.ts';
import type { View } from '../view.ts';
import { bandOf, YEARLY_BANDS } from './assessment.ts';
import { payingRatio } from './objects.ts';
import { mapLevels, onMap, place } from './places.ts';
import { TAX } from './revenue.ts';

const OBJECTS = { registered: REGISTERED, base: open('sum(base_value)'), known: open('count(base_value)') };

/** Land and building tax alone until a tax is chosen. */
const ofTax = ({ codes }: View): string => (codes.tax === undefined ? "tax_code = 'PBBP2'" : 'true');

const code = (header: string, column: string): Split => ({ header, name: `coalesce(${column}, 'Not stated')` });
const CLASS = code('Kind of object', 'class_code');
const USE = code('Use', 'use_code');

export const DEMOGRAPHIC_PAGES: readonly PageOfFigures[] = [
  {
    address: '/demo-taxobject',
    offers: ['tax', 'region', 'level', 'period', 'compare'],
    cards: {
      'Registered tax objects': card({ measures: OBJECTS, only: ofTax, value: ({ registered }) => registered }),
      'Tax base': card({ measures: OBJECTS, only: ofTax, value: ({ base }) => base }),
      'Average tax base': card({ measures: OBJECTS, only: ofTax, value: ({ base, known }) => average(base, known) }),
      'Paying ratio': card({ measures: { registered: REGISTERED, paying: PAYING_OBJECTS }, only: ofTax, value: payingRatio }),
      'Age of register data (days)': card({
        measures: { age: openToday("avg(date_diff('day', updated_on, $seen))") },
        only: ofTax,
        value: ({ age }) => age,
        comparable: () => false,
      }),
    },
    cardsAside: ['Band of the middle object'],
    panels: [
      panel({
        titles: ['Who holds the value: large or small objects', 'Objects by size of tax base'],
        by: () => [{ header: 'Size of tax base', name: `coalesce(${bandOf('base_value', YEARLY_BANDS)}, 'Not stated')` }],
        compares: 'none',
        only: ofTax,
        measures: OBJECTS,
        columns: {
          'Registered tax objects': value('registered'),
          'Part of the objects': share('registered'),
          'Tax base': value('base'),
          'Part of the value': share('base'),
        },
      }),
      panel({
        titles: ['Where the objects are'],
        by: (view) => {
          const levels = mapLevels(view);
          const own = place(levels.level);
          return levels.group === levels.level ? [own] : [own, place(levels.group)];
        },
        compares: 'none',
        only: (view) => `${ofTax(view)} AND ${onMap(view)}`,
        measures: OBJECTS,
        columns: {
          'Registered tax objects': value('registered'),
          Share: share('registered'),
          'Tax base': value('base'),
          'Average tax base': ({ now }) => average(now.base, now.known),
        },
      }),
      panel({
        titles: ['Tax base by kind and use', 'Kinds and uses in detail'],
        by: () => [TAX, CLASS, USE],
        compares: 'none',
        only: ofTax,
        measures: { ...OBJECTS, suspended: suspended('count(*)') },
        columns: {
          'Registered tax objects': value('registered'),
          'Temporarily closed objects': ({ now }) => now.suspended ?? 0,
          'Tax base': value('base'),
          Share: share('base'),
          'Average tax base': ({ now }) => average(now.base, now.known),
        },
      }),
    ],
  },
];
