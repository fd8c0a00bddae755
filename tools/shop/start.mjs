#!/usr/bin/env node
import { runPackedShop } from './shop.mjs';

await runPackedShop();
