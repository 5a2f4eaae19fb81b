"""Writes the OCSF 1.8.0 classes that netmon's events have as JSON Schema to stdout, by class number, without titles."""
import json
import sys

from ocsf_json_schema import OcsfJsonSchemaEmbedded, get_ocsf_schema

SECURITY = "security_control"
PROFILES = {0: [], 2004: [SECURITY], 4001: [SECURITY, "host"], 6002: [SECURITY], 6003: [SECURITY], 6008: [SECURITY]}


def plain(value, of_properties=False):
    """The value without the texts that no check needs; properties may have the same names as these texts."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    left_out = () if of_properties else ("$id", "title", "description")
    return {name: plain(one, name in ("properties", "$defs")) for name, one in value.items() if name not in left_out}


schema = OcsfJsonSchemaEmbedded(get_ocsf_schema(version="1.8.0"))
classes = {}
for uid, profiles in PROFILES.items():
    name = schema.lookup_class_name_from_uid(class_uid=uid)
    classes[uid] = plain(schema.get_class_schema(class_name=name, profiles=profiles))
json.dump(classes, sys.stdout)
