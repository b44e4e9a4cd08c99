# A channel for each vendor. `models` lists every model: the whole lists of the vendors stand in place of the dots.
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "openai", "type": 1, "key": "…", "models": "gpt-4o,…", "group": "starter,pro,partner,acme", "model_mapping": "{\"house-best\":\"gpt-4.1\"}" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "xai", "type": 48, "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "mistral", "type": 42, "key": "…", "models": "…", "group": "starter,pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "deepseek", "type": 43, "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "fireworks", "type": 1, "base_url": "https://api.fireworks.ai/inference", "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "together", "type": 1, "base_url": "https://api.together.xyz", "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "novita", "type": 1, "base_url": "https://api.novita.ai/openai", "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "nebius", "type": 1, "base_url": "https://api.studio.nebius.com", "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "gmi", "type": 1, "base_url": "https://api.gmi-serving.com", "key": "…", "models": "…", "group": "pro,partner,acme" }'
curl -X POST $URL/api/channel/ -H "$KEY" -d '{ "name": "vercel", "type": 1, "base_url": "https://ai-gateway.vercel.sh", "key": "…", "models": "…", "group": "pro,partner,acme" }'
# The prices: read from an official list, and written as ratios. A script of one's own stands between the two.
curl -X POST $URL/api/ratio_sync/fetch -H "$KEY" -d '{ "channel_ids": [-100] }'
curl -X PUT $URL/api/option/ -H "$KEY" -d '{ "key": "ModelRatio", "value": "{\"house-best\":1.2,…}" }'
curl -X PUT $URL/api/option/ -H "$KEY" -d '{ "key": "CompletionRatio", "value": "{\"house-best\":4,…}" }'
curl -X PUT $URL/api/option/ -H "$KEY" -d '{ "key": "CacheRatio", "value": "{\"house-best\":0.25,…}" }'
# The groups, with the margin in their ratios.
curl -X PUT $URL/api/option/ -H "$KEY" -d '{ "key": "GroupRatio", "value": "{\"starter\":1.32,\"pro\":1.14,\"partner\":1.02,\"acme\":1.2}" }'
curl -X PUT $URL/api/option/ -H "$KEY" -d '{ "key": "ModelRequestRateLimitGroup", "value": "{\"starter\":[60,60],\"pro\":[600,600],\"partner\":[3000,3000],\"acme\":[600,600]}" }'
# Two customers, with their group and what they have paid, and a key that each makes after a log-in.
curl -X POST $URL/api/user/ -H "$KEY" -d '{ "username": "anna", "password": "…" }'
curl -X PUT $URL/api/user/ -H "$KEY" -d '{ "id": 2, "group": "starter", "quota": 25000000 }'
curl -X POST $URL/api/user/ -H "$KEY" -d '{ "username": "acme", "password": "…" }'
curl -X PUT $URL/api/user/ -H "$KEY" -d '{ "id": 3, "group": "acme", "quota": 250000000 }'
