import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';

/* Loaded before the portal, as on a machine of many cores: it starts as many threads as it ever does. */

os.availableParallelism = () => 64;
syncBuiltinESMExports();
