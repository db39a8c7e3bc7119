import { stated } from '@pendapa/contracts';
import { holdersBy, payersBy } from './groups.ts';

/** The first one is shown unless the address says another: of large and middle-sized firms there are too few to be told. */
export const SEGMENTS = ['sector', 'legalForm', 'sizeBand'] as const;

export const registered = stated({
  subject: 'taxpayers',
  measures: ['registered', 'opened', 'closed'],
  where: { taxpayerKind: ['corporate'] },
});

export const sectors = payersBy('corporate', 'sector');
export const legalForms = payersBy('corporate', 'legalForm');

export const opened = [registered, sectors, legalForms, holdersBy('corporate', 'sector')] as const;
