import { defineQuery } from '@pendapa/contracts';

const MOVEMENTS = ['opening', 'added', 'collected', 'writtenOff', 'adjusted', 'closing', 'recoveryRate', 'difference'] as const;
const YEARS = { span: { years: 8 }, compare: 'none' } as const;

export const flow = defineQuery({ subject: 'arrearsFlow', measures: MOVEMENTS });

export const yearFlows = defineQuery({ subject: 'arrearsFlow', measures: MOVEMENTS, by: ['year'], ...YEARS });

export const yearAges = defineQuery({ subject: 'arrears', measures: ['total'], by: ['year', 'ageBand'], ...YEARS });

/** Principal of each age at the end of each year. The penalties of early years may be unknown. */
export const yearPrincipals = defineQuery({ subject: 'arrears', measures: ['principal'], by: ['year', 'ageBand'], ...YEARS });

export const yearRatios = defineQuery({ subject: 'arrears', measures: ['arrearsRatio'], by: ['year'], ...YEARS });

/** Arrears of each tax year at the end of each year. */
export const vintages = defineQuery({ subject: 'arrears', measures: ['principal'], by: ['year', 'taxYear'], ...YEARS });

export const moves = defineQuery({
  subject: 'qualityMoves',
  measures: ['owedThen', 'owedNow'],
  by: ['qualityThen', 'qualityNow'],
  compare: 'none',
});

export const initialQueries = [flow, yearPrincipals, yearFlows, yearAges, yearRatios, vintages, moves] as const;
