/** A table of an exported file: texts as they stand there. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Null where the table has none. */
  readonly total: readonly string[] | null;
  /** What stands below it: what it leaves aside, of which days it is. */
  readonly said: readonly string[];
}

/** The cells of one line of RFC 4180. */
function cellsOf(line: string): readonly string[] {
  const cells = [''];
  let [inside, before] = [false, ''];
  for (const letter of line) {
    if (letter === '"') {
      // A doubled quote inside of a field is one quote: it ends the field and begins it again.
      if (!inside && before === '"') cells[cells.length - 1] += '"';
      inside = !inside;
    } else if (!inside && letter === ',') cells.push('');
    else cells[cells.length - 1] += letter;
    before = letter;
  }
  return cells;
}

/** How a month or year under way names its last day. */
export const withoutDay = (text: string): string => text.replace(/ \((?:to|until) [^)]*\)$/, '').replace(/\s/g, ' ');

/** Money has its currency in the header. */
const header = (text: string): string => withoutDay(text.replace(/ \(Rp\)$/, ''));

/** Of two columns of one name the second is told apart. */
const distinct = (names: readonly string[]): readonly string[] =>
  names.map((name, index) => (names.indexOf(name) < index ? `#2 ${name}` : name));

/** The tables of a file for other programs: a title behind a number sign after an empty line, then header and rows. */
export function tablesIn(file: string): readonly Table[] {
  const blocks = file.split('\r\n\r\n').slice(1);
  return blocks.flatMap((block) => {
    const [title = '', ...lines] = block.split('\r\n');
    const [first, ...others] = lines.filter((line) => line !== '' && !line.startsWith('# ')).map(cellsOf);
    if (!first) return [];
    const last = others.at(-1);
    const total = last?.[0] === 'Total' ? last : null;
    const said = lines.filter((line) => line.startsWith('# ')).map((line) => line.slice(2));
    return [
      { title: title.replace(/^# /, ''), columns: distinct(first.map(header)), rows: total ? others.slice(0, -1) : others, total, said },
    ];
  });
}

/** The table with a row for each cell of its columns of figures that are not among the named ones: the header becomes a key. */
export function unfolded(table: Table, keys: readonly string[]): Table {
  const at = keys.map((key) => table.columns.indexOf(key));
  const others = table.columns.map((_, index) => index).filter((index) => !at.includes(index));
  const rows = table.rows.flatMap((row) =>
    others.map((index) => [...at.map((key) => row[key] ?? ''), table.columns[index] ?? '', row[index] ?? '']),
  );
  return { title: table.title, columns: [...keys, '', 'value'], rows, total: null, said: table.said };
}
