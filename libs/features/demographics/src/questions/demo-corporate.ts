import { questionsOf, reconciled, stated } from '@pendapa/contracts';
import { holdersBy, payersBy, registeredFor } from './groups.ts';

/** The first one is shown unless the address says another: of large and middle-sized firms there are too few to be told. */
export const SEGMENTS = ['sector', 'legalForm', 'sizeBand'] as const;

export const registered = stated({
  subject: 'taxpayers',
  measures: ['registered', 'opened', 'closed'],
  where: { taxpayerKind: ['corporate'] },
});

export const tenures = registeredFor('corporate');

export const sectors = payersBy('corporate', 'sector');
export const legalForms = payersBy('corporate', 'legalForm');

/** The splits of registered firms that have to add up to them. */
export const summed = reconciled({ subject: 'taxpayers', measure: 'registered', where: { taxpayerKind: ['corporate'] } }, [
  'registeredBand',
  'sector',
  'legalForm',
]);

export const opened = [registered, sectors, legalForms, tenures, holdersBy('corporate', 'sector'), ...questionsOf(summed)] as const;
