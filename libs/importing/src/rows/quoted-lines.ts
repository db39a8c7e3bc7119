import { Tokenizer, type Flaw } from '../text/tokenizer.ts';

interface RecordReceiver {
  readonly onRecord: (cells: readonly string[], line: number) => void;
  readonly onFlaw: (flaw: Flaw) => void;
}

interface Marks {
  readonly delimiter: string;
  readonly quote: string | null;
}

/** Reads records whose whole line stands within quotes once more. Records of several cells pass as they are. */
export function unquoteLines({ delimiter, quote }: Marks, receiver: RecordReceiver): RecordReceiver['onRecord'] {
  return (cells, line) => {
    const [whole = '', ...more] = cells;
    if (more.length > 0 || !whole.includes(delimiter)) return receiver.onRecord(cells, line);
    const tokenizer = new Tokenizer({
      delimiter,
      quote,
      firstLine: line,
      onRecord: receiver.onRecord,
      onFlaw: receiver.onFlaw,
    });
    tokenizer.write(whole);
    tokenizer.end();
  };
}
