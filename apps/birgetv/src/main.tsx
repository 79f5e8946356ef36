import brand from '@livery/brand-birgetv';
import { startApp } from '@livery/shell';
import { modules } from './modules.ts';

void startApp(brand, modules);
