import type { ReactNode } from 'react';

/** The name of a tax as its law has it: "PBB-P2". */
const CODE = /([A-Z]{2,}-[A-Z0-9]+)/;

/** A text whose codes do not break at their hyphens; `unbroken` is a class of the theme. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(CODE);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  );
}
