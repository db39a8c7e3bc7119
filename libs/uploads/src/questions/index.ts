import type { FeatureQueries } from '@pendapa/contracts';

/** The page of uploads queries no figures. */
export const questions: FeatureQueries = { built: { '/import': [] }, planned: {} };
