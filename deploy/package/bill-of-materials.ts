/**
 * What a release contains that is not netmon's own, as CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json). Without a date and a
 * serial number, so that the same sources give the same bytes.
 */
import type { Component } from "./licences.ts";

export function billOfMaterials(version: string, components: readonly Component[]): string {
  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: { type: "application", "bom-ref": `pkg:npm/netmon@${version}`, name: "netmon", version },
    },
    components: components.map(({ from, name, version, licence }) => {
      const purl = `pkg:${from}/${name.split("/").map(encodeURIComponent).join("/")}@${encodeURIComponent(version)}`;
      const licences = licence === null ? {} : { licenses: [{ expression: licence }] };
      return { type: "library", "bom-ref": purl, name, version, purl, ...licences };
    }),
  };
  return `${JSON.stringify(bill, null, 1)}\n`;
}
