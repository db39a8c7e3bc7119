#!/usr/bin/env node
import { runCommandLine } from './command-line.ts';

// The exit code is set, not forced: what was printed leaves before the process does.
process.exitCode = await runCommandLine(process.argv.slice(2));
