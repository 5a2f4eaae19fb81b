"""The process of the Python clients: reads cases, one JSON line each; prints what the client would execute."""

import faulthandler
import gc
import json
import logging
import os
import sys
import threading
import warnings
from concurrent.futures import ThreadPoolExecutor

faulthandler.enable()
warnings.simplefilter("ignore")
logging.disable(logging.CRITICAL)
# No look-ups on the network: prices, telemetry, tokenizers.
os.environ.update(
    LITELLM_LOCAL_MODEL_COST_MAP="True", LANGSMITH_TRACING="false", HF_HUB_OFFLINE="1", AWS_BEARER_TOKEN_BEDROCK="key",
    AWS_REGION="eu-central-1", AWS_EC2_METADATA_DISABLED="true",
)
out = os.fdopen(os.dup(1), "w")
os.dup2(2, 1)

import frameworks  # noqa: E402
import vendors  # noqa: E402

READERS = {**vendors.READERS, **frameworks.READERS}
lock = threading.Lock()


def say(value):
    text = json.dumps(value, default=str)
    with lock:
        out.write(text + "\n")
        out.flush()


def answer(asked, say=say):
    calls = []
    error = None
    try:
        READERS[asked["reader"]](asked["url"], lambda name, value: calls.append({"name": name, "input": value}))
    except Exception as thrown:
        error = f"{type(thrown).__name__}: {thrown}"[:200]
    say({"id": asked["id"], "calls": calls, "error": error})


# Load lazily imported modules here, because several threads at once would wait for each other.
for name in frameworks.READERS:
    answer({"id": 0, "reader": name, "url": "http://127.0.0.1:1"}, say=lambda _: None)
say({"ready": list(READERS)})
# A collection closes abandoned responses, which takes the lock of httpcore's pool. The lock is not reentrant: a thread
# that holds it must not collect. This one never holds it.
gc.disable()
with ThreadPoolExecutor(4) as pool:
    for count, line in enumerate(sys.stdin):
        if count % 50 == 0:
            gc.collect()
        pool.submit(answer, json.loads(line))
