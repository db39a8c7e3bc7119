import type { FeatureQueries } from '@pendapa/contracts';

/** The page of work lists queries no figures. */
export const questions: FeatureQueries = { built: { '/work-lists': [] }, planned: {} };
