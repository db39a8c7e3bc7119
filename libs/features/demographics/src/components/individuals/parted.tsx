import type { ReactNode } from 'react';
import { useAddressChoice } from '@pendapa/analysis';
import { SwitchChoice } from '@pendapa/ui-layout';

interface PartedProps {
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  readonly together: ReactNode;
  /** The same parted further, where the reader wants it, as it then hides more. */
  readonly apart: ReactNode;
}

/** Panels that the reader parts further by a switch below them. */
export function Parted({ name, label, together, apart }: PartedProps) {
  const [told, tell] = useAddressChoice(name, ['together', 'apart']);
  return (
    <>
      {told === 'apart' ? apart : together}
      <SwitchChoice label={label} checked={told === 'apart'} onChoose={(checked) => tell(checked ? 'apart' : 'together')} />
    </>
  );
}
