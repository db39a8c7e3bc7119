export type InsightType = 'positive' | 'warning' | 'trend' | 'info';
type Impact = 'high' | 'medium' | 'low';
type Topic = 'growth' | 'season' | 'region' | 'banking';

export interface Insight {
  readonly id: string;
  readonly type: InsightType;
  readonly title: `${Topic}Title`;
  readonly description: `${Topic}Text`;
  readonly impact: Impact;
  /** Share of one. */
  readonly confidence: number;
  /** UTC instant. */
  readonly timestamp: string;
}

const HOUR = 3_600_000;

const sample = (topic: Topic, type: InsightType, impact: Impact, confidence: number, age: number, start: number): Insight => ({
  id: topic,
  type,
  title: `${topic}Title`,
  description: `${topic}Text`,
  impact,
  confidence,
  timestamp: new Date(start - age * HOUR).toISOString(),
});

/** The four samples of the specification; their times are relative to `start`, when the product was opened. */
export const sampleInsights = (start: number): readonly Insight[] => [
  sample('growth', 'positive', 'high', 0.94, 0.5, start),
  sample('season', 'trend', 'medium', 0.87, 2, start),
  sample('region', 'warning', 'high', 0.92, 5, start),
  sample('banking', 'info', 'medium', 0.78, 26, start),
];
