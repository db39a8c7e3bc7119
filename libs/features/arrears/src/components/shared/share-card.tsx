import { FactCard, useCardWords, type Reader } from '@pendapa/panels';
import { missing, NO_ROWS, ratio, totalOf, type Figure, type QueryResult } from '@pendapa/query';
import { messages } from '../../messages/shared.ts';

interface ShareCardProps<M extends string> {
  readonly result: QueryResult<M | 'objects'>;
  readonly registered: QueryResult<'registered'>;
  /** Text below the share; `all` is the number of registered objects. */
  readonly text: (read: Reader<M | 'objects', string>, all: Figure) => string | null;
}

/** Card: share of the registered objects that is in arrears. */
export function ShareCard<M extends string>({ result, registered, text }: ShareCardProps<M>) {
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
