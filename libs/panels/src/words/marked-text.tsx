import type { ReactNode } from 'react';
import { useMessages } from '@pendapa/i18n';
import { stateTexts } from '../messages/states.ts';
import { PARTIAL_SIGN } from './use-state-words.ts';

function PartialMark() {
  const meaning = useMessages(stateTexts)('partialSign');
  return (
    <span role="img" aria-label={meaning} title={meaning}>
      {PARTIAL_SIGN}
    </span>
  );
}

interface MarkedTextProps {
  readonly text: string;
  /** Writes the text around the sign. */
  readonly write?: (part: string) => ReactNode;
}

/** Text in which the sign of an incomplete figure says its meaning, on hover and to screen readers. */
export function MarkedText({ text, write = (part) => part }: MarkedTextProps) {
  const [before = '', ...rest] = text.split(PARTIAL_SIGN);
  if (rest.length === 0) return write(text);
  return (
    <>
      {write(before)}
      <PartialMark />
      {write(rest.join(PARTIAL_SIGN))}
    </>
  );
}
