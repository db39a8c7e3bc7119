import { defineCard, definePanel, type PageOfFigures, type Panel, type TableDimension } from '../panel.ts';
import { comparisonHeader, average, changeColumn, quotient, shareColumn, valueColumn } from '../columns.ts';
import {
  assessedOrDeclaredMeasure,
  holderMeasure,
  openObjectMeasure,
  payerMeasure,
  objectProfileMeasure,
  debtorProfileMeasure,
  REGISTERED,
  taxpayerMeasureToday,
  suspensionMeasure,
} from '../measures.ts';
import type { View } from '../view.ts';
import { bandOf, YEARLY_BANDS } from './assessment.ts';
import { mapLevels, onMap, regionDimension } from './places.ts';
import { TAX } from './revenue.ts';
import { HOLDING_COLUMNS, HOLDING_MEASURES, PAID_BAND, SECTOR, TAXPAYER_FLOW } from './subjects.ts';

const OBJECTS = { registered: REGISTERED, base: openObjectMeasure('sum(base_value)'), known: openObjectMeasure('count(base_value)') };

/** Land and building tax alone until a tax is chosen. */
const taxCondition = ({ codes }: View): string => (codes.tax === undefined ? "tax_code = 'PBBP2'" : 'true');

const codeDimension = (header: string, column: string): TableDimension => ({ header, nameSql: `coalesce(${column}, 'Not stated')` });
/** Turns a code into words without capitals and hyphens. A word without a vowel is an abbreviation. */
const inWords = (column: string): string => {
  const words = `list_transform(string_split(${column}, '-'), word -> CASE WHEN regexp_matches(word, '[AEIOU]') THEN lower(word) ELSE word END)`;
  return `upper(array_to_string(${words}, ' ')[1]) || array_to_string(${words}, ' ')[2:]`;
};
const CLASS = codeDimension('Kind of object', inWords('class_code'));
const USE = codeDimension('Use', inWords('use_code'));

const VALUE_BAND: TableDimension = { header: 'Size of tax base', nameSql: `coalesce(${bandOf('base_value', YEARLY_BANDS)}, 'Not stated')` };

const PAYER_MEASURES = { payers: payerMeasure('count(*)'), amount: payerMeasure('sum(amount)') };
const DIGITAL = {
  ...PAYER_MEASURES,
  transactions: payerMeasure('sum(transactions)'),
  digital: payerMeasure('sum(digital)'),
  chosen: payerMeasure('sum(chosen)'),
};
const SQUARES = 'sum(power(CAST(amount AS DOUBLE), 2)) FILTER (amount > 0) / power(sum(amount) FILTER (amount > 0), 2)';
const WEIGHTS = {
  ...PAYER_MEASURES,
  largest: payerMeasure("list_sum(list_sort(list(amount), 'DESC')[1:10])"),
  index: payerMeasure(`CASE WHEN count(*) FILTER (amount > 0) >= 30 THEN 10000 * ${SQUARES} END`),
};
const HIDDEN = ['Taxpayers with objects', 'Taxpayers paying in the year'];

type Kind = 'individual' | 'corporate';
const only = (kind: Kind) => () => `taxpayer_kind = '${kind}'`;

const cardsOf = (kind: Kind) => ({
  'Registered taxpayers': defineCard({
    measures: { registered: taxpayerMeasureToday('count(*)') },
    conditionSql: only(kind),
    value: ({ registered }) => registered,
    isComparable: () => false,
  }),
  'New taxpayers': defineCard({ measures: TAXPAYER_FLOW, conditionSql: only(kind), isHideable: true, value: ({ came }) => came }),
  'Closed taxpayers': defineCard({ measures: TAXPAYER_FLOW, conditionSql: only(kind), isHideable: true, value: ({ went }) => went }),
  'Taxpayers paying in the year': defineCard({ measures: PAYER_MEASURES, conditionSql: only(kind), value: ({ payers }) => payers }),
  'Revenue of the year per taxpayer': defineCard({
    measures: PAYER_MEASURES,
    conditionSql: only(kind),
    value: ({ amount, payers }) => average(amount, payers),
  }),
  'Objects per taxpayer': defineCard({
    measures: HOLDING_MEASURES,
    conditionSql: only(kind),
    value: ({ objects, holders }) => quotient(objects, holders),
    isComparable: () => false,
  }),
  'Share of objects in arrears': defineCard({
    measures: HOLDING_MEASURES,
    conditionSql: only(kind),
    value: ({ debtors, objects }) => quotient(debtors ?? 0, objects),
    isComparable: () => false,
  }),
});

const countAndMoney = (title: string, kind: Kind, by: TableDimension) =>
  definePanel({
    titles: [title],
    dimensions: () => [by],
    conditionSql: only(kind),
    hideableColumns: HIDDEN,
    measures: PAYER_MEASURES,
    columns: (view) => ({
      'Taxpayers paying in the year': valueColumn('payers'),
      'Part of the taxpayers': shareColumn('payers'),
      'Revenue from taxpayers in the year': valueColumn('amount'),
      'Part of what was paid': shareColumn('amount'),
      [comparisonHeader(view)]: changeColumn('amount'),
      'Revenue of the year per taxpayer': ({ now }) => average(now.amount, now.payers),
    }),
    optionalColumns: ['Against last year', 'Change'],
  });

const holdingPanel = (titles: readonly string[], kind: Kind, by: TableDimension) =>
  definePanel({
    titles,
    dimensions: () => [by],
    fixedComparison: 'none',
    conditionSql: only(kind),
    hideableColumns: HIDDEN,
    measures: HOLDING_MEASURES,
    columns: HOLDING_COLUMNS,
  });

/** In years between the year of birth and that of the latest payment, whichever days are looked at. */
const YEARS_OLD = 'year((SELECT max(posted_on) FROM payments)) - birth_year';
const AGE: TableDimension = {
  header: 'Age group',
  nameSql: `CASE WHEN birth_year IS NULL THEN 'Not stated' WHEN ${YEARS_OLD} >= 65 THEN '65 years and over' WHEN ${YEARS_OLD} < 25 THEN 'Under 25 years'
    ELSE (${YEARS_OLD} - 5) // 10 * 10 + 5 || '-' || ((${YEARS_OLD} - 5) // 10 * 10 + 14) || ' years' END`,
};
const FORM: TableDimension = { header: 'Legal form', nameSql: "coalesce(legal_form, 'Not stated')" };
const TAXES_PAID: TableDimension = {
  header: 'Number of tax types',
  nameSql: "taxes || CASE taxes WHEN 1 THEN ' tax type' WHEN 2 THEN ' tax types' ELSE ' tax types or more' END",
};

const paidBands = (title: string, kind: Kind) =>
  definePanel({
    titles: [title],
    dimensions: () => [PAID_BAND],
    fixedComparison: 'none',
    conditionSql: only(kind),
    measures: PAYER_MEASURES,
    columns: { 'Taxpayers paying in the year': valueColumn('payers'), 'Revenue from taxpayers in the year': valueColumn('amount') },
  });

const OBJECTS_PER_PERSON: TableDimension = {
  header: 'Number of objects held',
  nameSql:
    "CASE WHEN objects > 5 THEN '6 objects or more' WHEN objects > 2 THEN '3-5 objects' WHEN objects = 2 THEN '2 objects' ELSE '1 object' END",
};
const EXEMPTION: TableDimension = {
  header: 'Exemption',
  nameSql: `CASE WHEN assessed_objects = 0 THEN 'Without an assessment' WHEN exempt = assessed AND exempt > 0 THEN 'Exempt altogether' WHEN exempt > 0 THEN 'Exempt in part'
    ELSE 'Not exempt' END`,
};
const OF_HOLDERS = { holders: holderMeasure('count(*)'), objects: holderMeasure('sum(objects)') };
const exemptionPanel = (titles: readonly string[], by: readonly TableDimension[]) =>
  definePanel({
    titles,
    dimensions: () => by,
    fixedComparison: 'none',
    conditionSql: only('individual'),
    hideableColumns: ['Taxpayers with objects', 'Tax objects held'],
    measures: OF_HOLDERS,
    columns: { 'Taxpayers with objects': valueColumn('holders'), 'Tax objects held': valueColumn('objects') },
  });

const YEARS_REGISTERED =
  "date_diff('month', registered_on, $seen) // 12 - CASE WHEN date_diff('month', registered_on, $seen) % 12 = 0 AND day(registered_on) > day($seen) THEN 1 ELSE 0 END";
const tenures = (kind: Kind) =>
  definePanel({
    titles: ['Time since registration'],
    dimensions: () => [
      {
        header: 'Time since registration',
        nameSql: `CASE WHEN ${YEARS_REGISTERED} < 1 THEN 'Under 1 year' WHEN ${YEARS_REGISTERED} < 3 THEN '1-2 years' WHEN ${YEARS_REGISTERED} < 5 THEN '3-4 years'
          WHEN ${YEARS_REGISTERED} < 10 THEN '5-9 years' WHEN ${YEARS_REGISTERED} < 20 THEN '10-19 years' ELSE '20 years and over' END`,
      },
    ],
    fixedComparison: 'none',
    conditionSql: only(kind),
    hideableColumns: ['Registered taxpayers'],
    measures: { registered: taxpayerMeasureToday('count(*)') },
    columns: { 'Registered taxpayers': valueColumn('registered') },
  });

const tiles = (dimensions: Panel['dimensions']) =>
  definePanel({
    titles: ['Where the objects are'],
    dimensions,
    fixedComparison: 'none',
    conditionSql: (view) => `${taxCondition(view)} AND ${onMap(view)}`,
    measures: OBJECTS,
    columns: {
      'Registered tax objects': valueColumn('registered'),
      Share: shareColumn('registered'),
      'Tax base': valueColumn('base'),
      'Average tax base': ({ now }) => average(now.base, now.known),
    },
  });

const kindPanel = (by: readonly TableDimension[]) =>
  definePanel({
    titles: ['Tax base by kind of object'],
    dimensions: () => by,
    fixedComparison: 'none',
    conditionSql: taxCondition,
    measures: { ...OBJECTS, suspended: suspensionMeasure('count(*)') },
    columns: {
      'Registered tax objects': valueColumn('registered'),
      'Temporarily closed objects': ({ now }) => now.suspended ?? 0,
      'Tax base': valueColumn('base'),
      Share: shareColumn('base'),
      'Average tax base': ({ now }) => average(now.base, now.known),
    },
  });

const AREAS = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];
const english = (number: number): string => (number < 1_000 ? String(number) : `${String(number / 1_000)},000`);
const areaOf = (header: string, column: string): TableDimension => {
  const bands = AREAS.map((bound, index) => {
    const next = AREAS[index + 1];
    const name = next === undefined ? `${english(bound)} m² and over` : `${english(bound)}-${english(next)} m²`;
    return `WHEN ${column} < ${next === undefined ? 'CAST(1e18 AS DOUBLE)' : String(next)} THEN '${name}'`;
  });
  return {
    header,
    nameSql: `CASE WHEN id_type <> 'nop' THEN 'Not applicable (neither land nor building)' WHEN ${column} IS NULL THEN 'Not stated' WHEN ${column} = 0 THEN '0 m²'
      WHEN ${column} < 50 THEN 'Under 50 m²' ${bands.join(' ')} END`,
  };
};

const OUTDATED = "count(*) FILTER (date_diff('day', updated_on, $seen) > date_diff('day', $seen - INTERVAL 2 YEAR, $seen))";
const STANDING = {
  objects: objectProfileMeasure('count(*)'),
  exempt: objectProfileMeasure('count(*) FILTER (exempt)'),
  debtors: debtorProfileMeasure('count(*)'),
};
const debtorPanel = (title: string, by: TableDimension) =>
  definePanel({
    titles: [title],
    dimensions: () => [by],
    fixedComparison: 'none',
    conditionSql: taxCondition,
    measures: STANDING,
    columns: {
      'Registered tax objects': ({ now }) => now.objects ?? 0,
      'Exempt objects': ({ now }) => now.exempt ?? 0,
      'Objects in arrears': ({ now }) => now.debtors ?? 0,
      'Share of objects in arrears': ({ now }) => quotient(now.debtors ?? 0, now.objects),
    },
  });

const areaPanel = (title: string, by: TableDimension) =>
  definePanel({
    titles: [title],
    dimensions: () => [by],
    fixedComparison: 'none',
    conditionSql: taxCondition,
    measures: { objects: objectProfileMeasure('count(*)'), base: objectProfileMeasure('sum(base_value)') },
    columns: { 'Registered tax objects': valueColumn('objects'), 'Tax base': valueColumn('base') },
  });

const profilePanel = (by: readonly TableDimension[]) =>
  definePanel({
    titles: ['Kinds of objects in detail'],
    dimensions: () => by,
    fixedComparison: 'none',
    conditionSql: taxCondition,
    measures: {
      objects: objectProfileMeasure('count(*)'),
      base: objectProfileMeasure('sum(base_value)'),
      debtors: debtorProfileMeasure('count(*)'),
      assessed: assessedOrDeclaredMeasure('sum(net)'),
      paid: assessedOrDeclaredMeasure('sum(paid)'),
      updated: objectProfileMeasure('count(updated_on)'),
      old: objectProfileMeasure(OUTDATED),
    },
    columns: {
      'Registered tax objects': ({ now }) => now.objects ?? 0,
      'Tax base': ({ now }) => now.base ?? 0,
      'Assessed or declared': ({ now }) => now.assessed ?? 0,
      'Paid of what was assessed': ({ now }) => now.paid ?? 0,
      'Paid share': ({ now }) => quotient(now.paid ?? 0, now.assessed),
      'Objects in arrears': ({ now }) => now.debtors ?? 0,
      'Share of objects in arrears': ({ now }) => quotient(now.debtors ?? 0, now.objects),
      'Share with data older than two years': ({ now }) => quotient(now.old ?? 0, now.updated),
    },
  });

export const DEMOGRAPHIC_PAGES: readonly PageOfFigures[] = [
  {
    address: '/demo-individual',
    offeredFilters: ['period', 'compare'],
    countsTaxpayers: true,
    cards: {
      ...cardsOf('individual'),
      'Holding 3 objects or more': defineCard({
        measures: { several: holderMeasure('count(*) FILTER (objects >= 3)') },
        conditionSql: only('individual'),
        isHideable: true,
        value: ({ several }) => several,
        isComparable: () => false,
      }),
      'Digital share of taxpayers (transactions)': defineCard({
        measures: DIGITAL,
        conditionSql: only('individual'),
        value: ({ digital, chosen }) => quotient(digital, chosen),
        isComparable: () => false,
      }),
      'Share with valid NIK': defineCard({
        measures: { valid: taxpayerMeasureToday('count(*) FILTER (nik_valid)'), checked: taxpayerMeasureToday('count(nik_valid)') },
        conditionSql: only('individual'),
        value: ({ valid, checked }) => quotient(valid, checked),
        isComparable: () => false,
      }),
    },
    uncheckedCards: ['Payer in the middle'],
    panels: [
      definePanel({
        titles: ['Digital share by age'],
        dimensions: () => [AGE],
        fixedComparison: 'none',
        conditionSql: only('individual'),
        hideableColumns: HIDDEN,
        measures: DIGITAL,
        columns: {
          'Taxpayers paying in the year': valueColumn('payers'),
          'Transactions of taxpayers in the year': valueColumn('transactions'),
          'Digital transactions of taxpayers in the year': valueColumn('digital'),
          'Digital share of taxpayers (transactions)': ({ now }) => quotient(now.digital, now.chosen),
        },
      }),
      holdingPanel(['Individuals by age', 'Objects in arrears by age of the owner', 'Individuals in detail'], 'individual', AGE),
      exemptionPanel(['Individuals by number of objects'], [OBJECTS_PER_PERSON]),
      exemptionPanel(['Individuals by exemption'], [EXEMPTION]),
      exemptionPanel(['Number of objects and exemption'], [OBJECTS_PER_PERSON, EXEMPTION]),
      tenures('individual'),
      countAndMoney('One tax type or several', 'individual', TAXES_PAID),
    ],
  },
  {
    address: '/demo-corporate',
    offeredFilters: ['period', 'compare'],
    countsTaxpayers: true,
    cards: {
      ...cardsOf('corporate'),
      'Revenue from taxpayers in the year': defineCard({
        measures: PAYER_MEASURES,
        conditionSql: only('corporate'),
        isHideable: true,
        value: ({ amount }) => amount,
      }),
      'Share of the ten largest payers': defineCard({
        measures: WEIGHTS,
        conditionSql: only('corporate'),
        value: ({ largest, amount }) => quotient(largest, amount),
        isComparable: () => false,
      }),
    },
    panels: [
      definePanel({
        titles: ['Concentration by sector'],
        dimensions: () => [SECTOR],
        fixedComparison: 'none',
        conditionSql: only('corporate'),
        hideableColumns: HIDDEN,
        measures: WEIGHTS,
        columns: {
          'Taxpayers paying in the year': valueColumn('payers'),
          'Revenue from taxpayers in the year': valueColumn('amount'),
          'Share of the ten largest payers': ({ now }) => quotient(now.largest, now.amount),
          'Concentration index (HHI)': valueColumn('index'),
        },
      }),
      paidBands('Concentration of payments of firms', 'corporate'),
      countAndMoney('Sectors: number of firms and what they paid', 'corporate', SECTOR),
      tenures('corporate'),
      countAndMoney('Legal form', 'corporate', FORM),
      holdingPanel(['Firms in detail'], 'corporate', SECTOR),
    ],
  },
  {
    address: '/demo-taxobject',
    offeredFilters: ['tax', 'region', 'level', 'period', 'compare'],
    cards: {
      'Registered tax objects': defineCard({ measures: OBJECTS, conditionSql: taxCondition, value: ({ registered }) => registered }),
      'Tax base': defineCard({ measures: OBJECTS, conditionSql: taxCondition, value: ({ base }) => base }),
      'Paid share': defineCard({
        measures: { assessed: assessedOrDeclaredMeasure('sum(net)'), paid: assessedOrDeclaredMeasure('sum(paid)') },
        conditionSql: taxCondition,
        value: ({ assessed, paid }) => quotient(paid, assessed),
        isComparable: () => false,
      }),
      'Share of objects in arrears': defineCard({
        measures: { objects: objectProfileMeasure('count(*)'), debtors: debtorProfileMeasure('count(*)') },
        conditionSql: taxCondition,
        value: ({ objects, debtors }) => quotient(debtors ?? 0, objects),
        isComparable: () => false,
      }),
      'Share with data older than two years': defineCard({
        measures: { updated: objectProfileMeasure('count(updated_on)'), old: objectProfileMeasure(OUTDATED) },
        conditionSql: taxCondition,
        value: ({ old, updated }) => quotient(old ?? 0, updated),
        isComparable: () => false,
      }),
    },
    uncheckedCards: ['Band of the middle object'],
    panels: [
      definePanel({
        titles: ['Who holds the value: large or small objects'],
        dimensions: () => [VALUE_BAND],
        fixedComparison: 'none',
        conditionSql: taxCondition,
        measures: OBJECTS,
        columns: {
          'Registered tax objects': valueColumn('registered'),
          'Part of the objects': shareColumn('registered'),
          'Tax base': valueColumn('base'),
          'Part of the value': shareColumn('base'),
          'Average tax base': ({ now }) => average(now.base, now.known),
        },
      }),
      definePanel({
        titles: ['Objects by size of tax base'],
        dimensions: () => [VALUE_BAND],
        fixedComparison: 'none',
        conditionSql: taxCondition,
        measures: { ...OBJECTS, exempt: objectProfileMeasure('count(*) FILTER (exempt)') },
        columns: {
          'Registered tax objects': valueColumn('registered'),
          'Tax base': valueColumn('base'),
          'Exempt objects': valueColumn('exempt'),
        },
      }),
      tiles(() => [regionDimension('city')]),
      tiles((view) => {
        const { group, level } = mapLevels(view);
        return group === level ? [regionDimension(level)] : [regionDimension(level), regionDimension(group)];
      }),
      kindPanel([TAX, CLASS]),
      kindPanel([TAX, CLASS, USE]),
      debtorPanel('Objects in arrears by kind', CLASS),
      debtorPanel('Objects in arrears by size of tax base', VALUE_BAND),
      areaPanel('Objects by area of land', areaOf('Area of land', 'land_m2')),
      areaPanel('Objects by area of buildings', areaOf('Area of building', 'building_m2')),
      profilePanel([TAX, CLASS]),
      profilePanel([TAX, CLASS, USE]),
    ],
  },
];
