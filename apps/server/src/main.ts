#!/usr/bin/env node
import { runCommandLine } from './command-line.ts';

// Files may contain tax data: only this account may read them.
process.umask(0o077);
// The exit code is set, not forced, so that printed text is flushed before the process ends.
process.exitCode = await runCommandLine(process.argv.slice(2));
