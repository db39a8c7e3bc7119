export type InsightType = 'positive' | 'warning' | 'trend' | 'info';
type Impact = 'high' | 'medium' | 'low';
type Topic = 'growth' | 'season' | 'region' | 'banking';

export interface Insight {
  readonly id: string;
  readonly type: InsightType;
  /** Message key. */
  readonly titleKey: `${Topic}Title`;
  /** Message key. */
  readonly descriptionKey: `${Topic}Text`;
  readonly impact: Impact;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Time in UTC, ISO 8601. */
  readonly timestamp: string;
}

/** Milliseconds. */
const HOUR = 3_600_000;

interface Sample extends Pick<Insight, 'type' | 'impact' | 'confidence'> {
  readonly topic: Topic;
  readonly hoursOld: number;
}

const SAMPLES: readonly Sample[] = [
  { topic: 'growth', type: 'positive', impact: 'high', confidence: 0.94, hoursOld: 0.5 },
  { topic: 'season', type: 'trend', impact: 'medium', confidence: 0.87, hoursOld: 2 },
  { topic: 'region', type: 'warning', impact: 'high', confidence: 0.92, hoursOld: 5 },
  { topic: 'banking', type: 'info', impact: 'medium', confidence: 0.78, hoursOld: 26 },
];

/**
 * Makes four fixed sample insights, which are computed from no data. `start` is the time at which the user started the
 * dashboard, in milliseconds since 1970.
 */
export const sampleInsights = (start: number): readonly Insight[] =>
  SAMPLES.map(({ topic, type, impact, confidence, hoursOld }) => ({
    id: topic,
    type,
    titleKey: `${topic}Title`,
    descriptionKey: `${topic}Text`,
    impact,
    confidence,
    timestamp: new Date(start - hoursOld * HOUR).toISOString(),
  }));
