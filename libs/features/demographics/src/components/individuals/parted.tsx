import type { ReactNode } from 'react';
import { useAddressChoice } from '@pendapa/analysis';
import { SwitchChoice } from '@pendapa/ui-layout';

interface PartedProps {
  /** The parameter of the address. */
  readonly name: string;
  readonly label: string;
  /** What stands there, or the same parted further, where the reader wants it, as it then hides more. */
  readonly children: (apart: boolean) => ReactNode;
}

/** Panels that the reader parts further by a switch below them. */
export function Parted({ name, label, children }: PartedProps) {
  const [told, tell] = useAddressChoice(name, ['together', 'apart']);
  return (
    <>
      {children(told === 'apart')}
      <SwitchChoice label={label} checked={told === 'apart'} onChoose={(checked) => tell(checked ? 'apart' : 'together')} />
    </>
  );
}
