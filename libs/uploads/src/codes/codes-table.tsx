import type { ReactNode } from 'react';
import { useFormat, useMessages } from '@pendapa/i18n';
import { codeTexts } from '../messages/codes.ts';
import { StackedTable } from '../parts/stacked-table.tsx';
import { CodeChoice } from './code-choice.tsx';
import { useMembers, type Member } from './use-members.ts';

export interface NamedText {
  readonly field: string;
  /** The text of the file. */
  readonly value: string;
  readonly rows: number;
}

export interface CodesTableProps<N extends NamedText> {
  readonly caption: string;
  /** Header of the texts: names of a file, or of the published data. */
  readonly valueHeader: string;
  readonly rowsHeader: string;
  readonly names: readonly N[];
  readonly fieldName: (field: N['field']) => string;
  /** Chosen code; null if none is chosen. */
  readonly chosen: (name: N) => string | null;
  readonly suggestion?: (name: N) => Member | null;
  /** What happens to rows without a code. */
  readonly without: (name: N) => string;
  /** Code of a name that needs no choice; null if it does. */
  readonly fixed?: (name: N) => string | null;
  /** Code of a new member of this name; missing if none can be created. */
  readonly newCode?: (name: N) => string | undefined;
  /** True if a code may be typed where the data have none to choose from. */
  readonly canBeTyped?: boolean;
  /** Null forgets the code. */
  readonly onChoose: (name: N, code: string | null) => void;
}

/** Texts with their fields and rows, each with the choice of its code. */
export function CodesTable<N extends NamedText>(props: CodesTableProps<N>) {
  const {
    caption,
    valueHeader,
    rowsHeader,
    names,
    fieldName,
    chosen,
    suggestion,
    without,
    fixed,
    newCode,
    canBeTyped = false,
    onChoose,
  } = props;
  const t = useMessages(codeTexts);
  const { count } = useFormat();
  const members = useMembers(names.map(({ field }) => field));
  const codeOf = (name: N): ReactNode => {
    const known = fixed?.(name) ?? null;
    if (known !== null) return known;
    if (!canBeTyped && members(name.field).length === 0) return without(name);
    return (
      <CodeChoice
        key="code"
        value={name.value}
        code={chosen(name)}
        suggestion={suggestion?.(name) ?? null}
        members={members(name.field)}
        newCode={newCode?.(name)}
        without={without(name)}
        onChoose={(code) => onChoose(name, code)}
      />
    );
  };
  return (
    <StackedTable
      caption={caption}
      columns={[
        { key: 'value', label: valueHeader },
        { key: 'field', label: t('field') },
        { key: 'rows', label: rowsHeader, isNumber: true },
        { key: 'code', label: t('code') },
      ]}
      rows={names.map((name) => ({
        key: `${name.field} ${name.value}`,
        cells: [name.value, fieldName(name.field), count(name.rows), codeOf(name)],
      }))}
    />
  );
}
