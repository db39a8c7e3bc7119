import { readText } from '../text/decode.ts';
import { Tokenizer } from '../text/tokenizer.ts';
import type { LoadState } from './load-state.ts';
import type { SourceFile } from './row.ts';
import { Sheet } from './sheet.ts';

/** Takes the first lines of a file off; blocks hold whole lines, except the last. */
function lineSkipper(lines: number): (text: string) => string {
  let left = lines;
  return (text) => {
    let at = 0;
    while (left > 0) {
      const end = text.indexOf('\n', at);
      if (end < 0) return '';
      at = end + 1;
      left -= 1;
    }
    return at === 0 ? text : text.slice(at);
  };
}

/** Reads one file into the load; everything wrong with it is in the load's findings afterwards. */
export async function readFileInto(load: LoadState, file: SourceFile, sha256: string, onBytes: (count: number) => void): Promise<void> {
  const { encoding = 'utf-8', delimiter = ',', quote = '"', skipLines = 0 } = load.profile.file ?? {};
  const sheet = new Sheet(load, file);
  const tokenizer = new Tokenizer({
    delimiter,
    quote: quote === 'none' ? null : quote,
    firstLine: skipLines + 1,
    onRecord: sheet.onRecord,
    onFlaw: sheet.onFlaw,
  });
  const skip = lineSkipper(skipLines);
  const read = await readText(file.path, encoding, (text, bytes) => {
    tokenizer.write(skip(text));
    onBytes(bytes);
  });
  if ('code' in read) {
    load.findings.refused.add({ file: file.name, line: read.line }, read.code, read.params);
    return;
  }
  tokenizer.end();
  sheet.end();
  if (read.sha256 !== sha256) load.findings.refused.add({ file: file.name, line: 0 }, 'file-changed');
}
