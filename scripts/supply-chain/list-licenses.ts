import { allowedLicenses, reviewedLicenses } from './license-policy.ts';
import type { LockedPackage } from './read-lock.ts';

/** The license of a package, and whether the product may have it. */
export interface PackageLicense {
  name: string;
  version: string;
  /** An SPDX expression, or what the package states; undefined when that is nothing. */
  license: string | undefined;
  allowed: boolean;
  /** Why a reviewed license is accepted. */
  reason?: string;
}

/** Whether an SPDX expression is satisfied by allowed licenses alone. One with parentheses inside is not understood, and refused. */
function allows(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowedLicenses.includes(id)));
}

/** What a package is licensed under, by the policy in license-policy.ts. */
export function licenseOf({ name, version, license }: LockedPackage): PackageLicense {
  const reviewed = reviewedLicenses.find(({ packages, stated }) => packages.test(name) && stated === license);
  if (reviewed) return { name, version, license: reviewed.license, allowed: true, reason: reviewed.reason };
  return { name, version, license, allowed: license !== undefined && allows(license) };
}

/** The licenses of packages, one line for each version, by license and name. */
export function listLicenses(packages: readonly LockedPackage[]): PackageLicense[] {
  const byVersion = new Map(packages.map((each) => [`${each.name}@${each.version}`, licenseOf(each)]));
  const keyOf = ({ license, name, version }: PackageLicense) => `${license ?? ''}\0${name}\0${version}`;
  return [...byVersion.values()].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
