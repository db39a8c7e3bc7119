const WEIGHT = /^q\s*=\s*([\d.]+)$/;

/** Values of an `Accept...` header in lower case, with their weights; 0 refuses. */
const weightsOf = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]).find((found) => found !== undefined);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );

/** True if the `Accept` header allows HTML. Programs that send nothing, or anything, get HTML too. */
export function acceptsPage(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const weights = weightsOf(accept);
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0;
}

/** In the order of the server's preference. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

export interface AcceptedCoding {
  /** The compression of the answer; null for none. */
  readonly coding: Coding | null;
  /** True if `identity` is refused, so that even a short answer must be compressed. */
  readonly always: boolean;
}

/** Chooses a compression for an `Accept-Encoding`. If the header refuses everything, the answer is sent uncompressed. */
export function chooseCoding(header: string | undefined): AcceptedCoding {
  if (header === undefined) return { coding: null, always: false };
  const weights = weightsOf(header);
  const any = weights.get('*') ?? 0;
  const weightOf = (coding: Coding): number => weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined) ?? any;
  const [best] = [...CODINGS].sort((a, b) => weightOf(b) - weightOf(a));
  const plain = weights.get('identity') ?? 0;
  const coding = best !== undefined && weightOf(best) > 0 && weightOf(best) >= plain ? best : null;
  const refused = weights.get('identity') ?? weights.get('*');
  return { coding, always: coding !== null && refused === 0 };
}

/** Writes the choice back as the simplest header, for handlers that read the header later. */
export const normalizedEncoding = ({ coding, always }: AcceptedCoding): string =>
  always ? `${String(coding)}, identity;q=0` : (coding ?? 'identity');
