import type { FeatureQueries } from '@pendapa/contracts';

/** The guide queries nothing. */
export const questions: FeatureQueries = { built: { '/guide': [] }, planned: {} };
