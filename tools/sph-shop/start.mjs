#!/usr/bin/env node
import { runPackedShop } from './packed-shop.mjs';

await runPackedShop();
