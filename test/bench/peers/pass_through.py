"""The shortest aiohttp program that forwards HTTP requests. Argument: the upstream's port. Prints its own port."""

import asyncio
import sys

from aiohttp import ClientSession, web

HOP_BY_HOP = {"connection", "keep-alive", "transfer-encoding", "host"}


async def main(upstream: str) -> None:
    session = ClientSession(f"http://127.0.0.1:{upstream}", auto_decompress=False)

    async def handle(request: web.Request) -> web.StreamResponse:
        headers = {k: v for k, v in request.headers.items() if k.lower() not in HOP_BY_HOP}
        body = request.content if request.body_exists else None
        async with session.request(request.method, request.raw_path, headers=headers, data=body) as answer:
            kept = {k: v for k, v in answer.headers.items() if k.lower() not in HOP_BY_HOP}
            response = web.StreamResponse(status=answer.status, headers=kept)
            await response.prepare(request)
            async for chunk in answer.content.iter_any():
                await response.write(chunk)
            await response.write_eof()
            return response

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", handle)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


asyncio.run(main(sys.argv[1]))
