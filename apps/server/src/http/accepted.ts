const WEIGHT = /^q\s*=\s*([\d.]+)$/;

/** What a header of a caller accepts, by name in small letters, with its weight: 0 refuses. */
const weightsOf = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]).find((found) => found !== undefined);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );

/** Whether a page may answer a request with this `Accept`; programs that say nothing, or anything, take pages. */
export function acceptsPage(accept: string | undefined): boolean {
  if (accept === undefined || accept.trim() === '') return true;
  const weights = weightsOf(accept);
  return (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0) > 0;
}

/** In the order in which the server chooses among equals. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

export interface AcceptedCoding {
  /** The compression to answer with; null for none. */
  readonly coding: Coding | null;
  /** Whether even a short answer has to be compressed. */
  readonly always: boolean;
}

/** What `Accept-Encoding` asks for. Where it refuses everything, an answer without compression is still the better one. */
export function acceptedCoding(header: string | undefined): AcceptedCoding {
  if (header === undefined) return { coding: null, always: false };
  const weights = weightsOf(header);
  const any = weights.get('*') ?? 0;
  const weightOf = (coding: Coding): number => weights.get(coding) ?? (coding === 'gzip' ? weights.get('x-gzip') : undefined) ?? any;
  const [best] = [...CODINGS].sort((one, other) => weightOf(other) - weightOf(one));
  const plain = weights.get('identity') ?? 0;
  const coding = best !== undefined && weightOf(best) > 0 && weightOf(best) >= plain ? best : null;
  const refused = weights.get('identity') ?? weights.get('*');
  return { coding, always: coding !== null && refused === 0 };
}

/** The same said in the plainest way, for whatever reads the header after this. */
export const plainEncoding = ({ coding, always }: AcceptedCoding): string =>
  always ? `${String(coding)}, identity;q=0` : (coding ?? 'identity');
