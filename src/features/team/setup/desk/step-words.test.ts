import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setupSteps } from '../model/setup-step.ts';
import { stepWords } from './step-words.ts';

const operations = readFileSync(join(import.meta.dirname, '../../../../../docs/operations.md'), 'utf8');

it('leads every step to its form or to a setting that the operations page explains', () => {
  for (const { id } of setupSteps) {
    const { form, setting } = stepWords[id];
    expect(form ?? setting, id).toBeDefined();
    if (!setting) continue;
    const [, text = ''] = operations.split(`\n## ${setting.heading}\n`);
    const [section = ''] = text.split('\n## ');
    const [name = ''] = setting.name.split(' ');
    expect(section, `${setting.name} under “${setting.heading}”`).toContain(`\`${name}\``);
  }
});
