// Lints texts as if they were files. Reads `[{ file, text }]` from standard input, and writes messages to standard output. It is a separate
// process, because Jest cannot load the ES module configuration of ESLint.
import { join } from 'node:path';
import { text as read } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import devkit from '@nx/devkit';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const probes = JSON.parse(await read(process.stdin));

// The boundary rule reads Nx's cached graph and permits everything if there is none.
await devkit.createProjectGraphAsync({ exitOnError: true });

const eslint = new ESLint({ cwd: root });
const messagesOf = async ({ file, text }) => {
  const [result] = await eslint.lintText(text, { filePath: join(root, file) });
  return (result?.messages ?? []).filter(({ severity }) => severity === 2).map(({ ruleId, message }) => ({ ruleId, message }));
};

const results = [];
for (const probe of probes) results.push(await messagesOf(probe));
process.stdout.write(JSON.stringify(results));
process.exit(0);
