/** A table of an exported file, with its texts unchanged. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Null if the table has none. */
  readonly total: readonly string[] | null;
  /** Notes below the table: unapplied filters and days. */
  readonly notes: readonly string[];
}

/** Parses one line of CSV (RFC 4180) into cells. */
function parseLine(line: string): readonly string[] {
  const cells = [''];
  let [inside, before] = [false, ''];
  for (const letter of line) {
    if (letter === '"') {
      // A doubled quote inside a field means one quote.
      if (!inside && before === '"') cells[cells.length - 1] += '"';
      inside = !inside;
    } else if (!inside && letter === ',') cells.push('');
    else cells[cells.length - 1] += letter;
    before = letter;
  }
  return cells;
}

/** Suffix of a current month or year with its last day. */
export const withoutDay = (text: string): string => text.replace(/ \((?:to|until) [^)]*\)$/, '').replace(/\s/g, ' ');

/** Currency in the header of money columns. */
const plainHeader = (text: string): string => withoutDay(text.replace(/ \(Rp\)$/, ''));

/** Makes the second of two equal column names unique. */
const makeUnique = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => (names.indexOf(name) < index ? `#2 ${name}` : name));

/** Parses the tables of a CSV file: a title after `#` and an empty line, then header and rows. */
export function parseTables(file: string): readonly Table[] {
  const blocks = file.split('\r\n\r\n').slice(1);
  return blocks.flatMap((block) => {
    const [title = '', ...lines] = block.split('\r\n');
    const [first, ...others] = lines.filter((line) => line !== '' && !line.startsWith('# ')).map(parseLine);
    if (!first) return [];
    const last = others.at(-1);
    const total = last?.[0] === 'Total' ? last : null;
    const notes = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
    return [
      {
        title: title.replace(/^# /, ''),
        columns: makeUnique(first.map(plainHeader)),
        rows: total ? others.slice(0, -1) : others,
        total,
        notes,
      },
    ];
  });
}

/** Unpivots a table: one row for each cell of the figure columns, except the named ones. The header becomes a key. */
export function unpivotTable(table: Table, keys: readonly string[]): Table {
  const at = keys.map((key) => table.columns.indexOf(key));
  const others = table.columns.map((_, index) => index).filter((index) => !at.includes(index));
  const rows = table.rows.flatMap((row) =>
    others.map((index) => [...at.map((key) => row[key] ?? ''), table.columns[index] ?? '', row[index] ?? '']),
  );
  return { title: table.title, columns: [...keys, '', 'value'], rows, total: null, notes: table.notes };
}
