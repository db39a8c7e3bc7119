#!/usr/bin/env node
import { runCommandLine } from './command-line.ts';

// Whatever is written may hold tax data: it is for the account that writes it.
process.umask(0o077);
// The exit code is set, not forced: what was printed leaves before the process does.
process.exitCode = await runCommandLine(process.argv.slice(2));
