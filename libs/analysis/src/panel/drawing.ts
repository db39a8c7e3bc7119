import type { Reader } from '../reading/use-reader.ts';

/** What a chart and its table are made of: the answer with its words, the description of both, and their height in pixels. */
export interface Drawing<M extends string, D extends string> {
  readonly read: Reader<M, D>;
  readonly description: string;
  readonly height: number;
}
