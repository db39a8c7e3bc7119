import { FactCard, useCardWords, type Reader } from '@pendapa/panels';
import { missing, NO_ROWS, ratio, totalOf, type Figure, type QueryResult } from '@pendapa/query';
import { messages } from '../../messages/shared.ts';

interface ShareCardProps {
  readonly result: QueryResult<'objects'>;
  readonly registered: QueryResult<'registered'>;
  /** Text below the share; `all` is the number of registered objects. */
  readonly text: (read: Reader<'objects', string>, all: Figure) => string | null;
}

/** Card: share of the registered objects that is in arrears. */
export function ShareCard({ result, registered, text }: ShareCardProps) {
  const all = registered.answer ? totalOf(registered.answer, 'registered') : missing(NO_ROWS);
  return (
    <FactCard
      {...useCardWords(messages, 'share')}
      query={result}
      measure="objects"
      fact={(read) => ({ text: text(read, all), figure: { kind: 'ratio', value: ratio(read.total('objects'), all) } })}
    />
  );
}
