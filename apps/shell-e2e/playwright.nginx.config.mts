import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

/** `npm run test:proxy`: access modes behind a real nginx. Each file starts its own servers. */
export default defineConfig({ ...base, testMatch: '**/*-behind-nginx.ts', webServer: [], workers: 1 });
